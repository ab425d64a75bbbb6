import { useLocation } from 'wouter';
import { AiModelsPage } from '#web/features/ai-models/ai-models-page.tsx';
import { PATHS } from '../routes.ts';

export function AiModels() {
  const [, navigate] = useLocation();
  return <AiModelsPage onStart={() => navigate(PATHS.builder)} />;
}
