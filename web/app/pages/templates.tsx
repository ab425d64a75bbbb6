import { useLocation } from 'wouter';
import { TemplatesPage } from '#web/features/templates/templates-page.tsx';
import { PATHS } from '../routes.ts';

export function Templates() {
  const [, navigate] = useLocation();
  return (
    <TemplatesPage
      onOpen={(path, mode) => {
        const query = new URLSearchParams({ file: path, mode });
        navigate(`${PATHS.builder}?${query.toString()}`);
      }}
      onStart={() => navigate(PATHS.builder)}
    />
  );
}
