import { useLocation } from 'wouter';
import { HomePage } from '#web/features/home/home-page.tsx';
import { keepPrompt } from '#web/lib/pending-prompt.ts';
import { PATHS } from '../routes.ts';

export function Home() {
  const [, navigate] = useLocation();
  return (
    <HomePage
      onPrompt={(prompt) => {
        keepPrompt(prompt);
        navigate(PATHS.builder);
      }}
      onStart={() => navigate(PATHS.builder)}
    />
  );
}
