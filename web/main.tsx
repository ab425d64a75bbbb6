import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { openFirstScreen } from './app/open-first-screen.ts';
import { Providers } from './app/providers.tsx';
import { startSession } from './lib/start-session.ts';

// No await outside a function: the first screen's code may lie in a file that waits for this one.
async function start(root: HTMLElement): Promise<void> {
  // Who is signed in is asked while the first screen's code and texts are on their way.
  startSession();
  const { address } = await openFirstScreen();
  const app = (
    <StrictMode>
      <Providers>
        <App />
      </Providers>
    </StrictMode>
  );
  // The build marks its markup with the address that it made it for; it knew no query.
  if (root.dataset.address === address && window.location.search === '') {
    // From here on React keeps a click until its target is there (public/first-paint.js).
    root.dataset.hydrating = '';
    // As a transition React hydrates in short slices and lets the visitor's input in between.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    delete root.dataset.address;
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('index.html has no #root');
void start(root);
