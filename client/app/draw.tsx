import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

/** Draws the house into the page. */
export function draw(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('no #root in the page');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
