// @vitest-environment jsdom
/** The back office: a locked door, figures, tables with a question before one is closed; in both languages and without barriers. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Overview, TableLine } from '../../client/admin/api.ts';
import { words as german } from '../../client/admin/words/de.ts';
import { words } from '../../client/admin/words/en.ts';
import { office } from '../../client/admin/words/index.ts';

const OVERVIEW: Overview = {
  build: '1.2.3',
  pulse: { upMs: 3_700_000, heap: 50 * 1024 * 1024, resident: 0, gapP99Ms: 3, gapMaxMs: 12 },
  sockets: 9,
  watched: 4,
  queued: 0,
  matches: { running: 7, open: 2 },
  actions: { accepted: 120, refused: 3 },
  faults: {
    count: 1,
    latest: [{ at: 1, what: 'a bot could not act', error: 'out of dice', matchID: 'abcdefghijklmnop' }],
  },
};
const PATIENCE = { timeout: 20_000 };
const LINE: TableLine = {
  matchID: 'abcdefghijklmnop',
  title: 'moonshine',
  name: 'Behind the curtain',
  status: 'running',
  unlisted: true,
  archive: false,
  createdAt: 1,
  updatedAt: 2,
  lines: 42,
  watchers: 2,
  seats: [
    { seat: 0, kind: 'human', name: 'Ann', level: null },
    { seat: 1, kind: 'open', name: '', level: null },
  ],
};

const asked: { path: string; method: string; token: string }[] = [];

beforeAll(async () => {
  await office.load('en');
  vi.stubGlobal(
    'fetch',
    async (path: string, { method = 'GET', headers }: { method?: string; headers: Record<string, string> }) => {
      const token = headers.authorization ?? '';
      asked.push({ path, method, token });
      if (!token.endsWith('right-token-right')) return new Response('{}', { status: 403 });
      const tables = { tables: [LINE], next: null };
      return Response.json(path.endsWith('overview') ? OVERVIEW : path.includes('tables?') ? tables : {});
    },
  );
});
afterEach(cleanup);

test('opens with the right token alone, and closes a table only when asked twice', async () => {
  const { AdminPage } = await import('../../client/admin/AdminPage.tsx');
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <AdminPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const enter = (token: string) => {
    fireEvent.change(screen.getByLabelText(words.token), { target: { value: token } });
    fireEvent.click(screen.getByRole('button', { name: words.enter }));
  };
  expect(await findings(container)).toEqual([]);
  enter('wrong-token-wrong');
  expect(await screen.findByText(words.wrong, {}, PATIENCE)).toBeTruthy();
  enter('right-token-right');
  expect(await screen.findByRole('link', { name: 'Behind the curtain' }, PATIENCE)).toBeTruthy();
  expect(container.textContent).toContain('out of dice');
  expect(await findings(container)).toEqual([]);
  const closing = () => asked.filter(({ method }) => method === 'POST');
  fireEvent.click(screen.getByRole('button', { name: /^Close.*curtain/ }));
  expect(closing()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: words.no }));
  fireEvent.click(screen.getByRole('button', { name: /^Close.*curtain/ }));
  fireEvent.click(screen.getByRole('button', { name: words.yes }));
  expect(closing()).toMatchObject([{ path: '/api/admin/tables/abcdefghijklmnop/close' }]);
  fireEvent.click(screen.getByRole('button', { name: words.leave }));
  expect(screen.getByLabelText(words.token)).toBeTruthy();
});

test('times and counts are said in both languages', () => {
  expect(words.since(3_700_000)).toBe('1 h 1 min');
  expect(german.since(90_000_000)).toBe('1 T. 1 Std.');
  expect(german.faults(1)).toContain('1 Fehler');
});

async function findings(container: Element): Promise<string[]> {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  const { violations } = await axe.run(container, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`);
}
