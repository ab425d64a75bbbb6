import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { Providers } from './app/providers.tsx';
import { startLanguage } from './i18n/language-store.ts';
import { startSession } from './lib/session.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root');

await startLanguage(['home']);
startSession();
createRoot(root).render(
  <StrictMode>
    <Providers>
      <App />
    </Providers>
  </StrictMode>,
);
