import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Actions } from '../actions/Actions.tsx';
import { LobbyPage } from '../lobby/LobbyPage.tsx';
import { words } from '../messages/index.ts';
import { NewVersion } from '../offline/NewVersion.tsx';
import { Lost } from './Lost.tsx';
import { Shell } from './Shell.tsx';

const TablePage = lazy(() => import('../table/TablePage.tsx').then((m) => ({ default: m.TablePage })));
const ReplayPage = lazy(() => import('../replay/ReplayPage.tsx').then((m) => ({ default: m.ReplayPage })));
const OpenPage = lazy(() => import('../open/OpenPage.tsx').then((m) => ({ default: m.OpenPage })));
const HistoryPage = lazy(() => import('../mine/HistoryPage.tsx').then((m) => ({ default: m.HistoryPage })));
const MovePage = lazy(() => import('../mine/MovePage.tsx').then((m) => ({ default: m.MovePage })));
const AboutPage = lazy(() => import('../about/AboutPage.tsx').then((m) => ({ default: m.AboutPage })));

const LearnPage = lazy(() => import('../learn/LearnPage.tsx').then((m) => ({ default: m.LearnPage })));
const PuzzleList = lazy(() => import('../learn/PuzzleList.tsx').then((m) => ({ default: m.PuzzleList })));
const PuzzlePage = lazy(() => import('../learn/puzzles/PuzzlePage.tsx').then((m) => ({ default: m.PuzzlePage })));
const LessonPage = lazy(() => import('../learn/lesson/LessonPage.tsx').then((m) => ({ default: m.LessonPage })));
const RulesPage = lazy(() => import('../learn/RulesPage.tsx').then((m) => ({ default: m.RulesPage })));

const AdminPage = lazy(() => import('../admin/door.ts').then((m) => m.openOffice()));
const LocalPage = lazy(() => import('../local/LocalPage.tsx').then((m) => ({ default: m.LocalPage })));
const LocalPastPage = lazy(() => import('../local/LocalPastPage.tsx').then((m) => ({ default: m.LocalPastPage })));
const LocalTablePage = lazy(() => import('../local/LocalTablePage.tsx').then((m) => ({ default: m.LocalTablePage })));

const queries = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 2000 } } });

const Loading = () => <p className="loading">{words.net.loading}</p>;

/** The pages of the house. Only the lobby comes with the first load. */
export function App() {
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <Actions>
          <Suspense fallback={<Loading />}>
            <Routes>
              <Route element={<Shell />}>
                <Route index element={<LobbyPage />} />
                <Route path="history" element={<HistoryPage />} />
                <Route path="move" element={<MovePage />} />
                <Route path="credits" element={<AboutPage />} />
                <Route path="rules/:game" element={<RulesPage />} />
                <Route path="learn" element={<LearnPage />} />
                <Route path="learn/:game/puzzles" element={<PuzzleList />} />
                <Route path="admin" element={<AdminPage />} />
                <Route path="local" element={<LocalPage />} />
                <Route path="*" element={<Lost />} />
              </Route>
              <Route path="learn/:game" element={<LessonPage />} />
              <Route path="learn/:game/puzzles/:id" element={<PuzzlePage />} />
              <Route path="open" element={<OpenPage />} />
              <Route path="local/:id" element={<LocalTablePage />} />
              <Route path="local/:id/replay" element={<LocalPastPage />} />
              <Route path="table/:matchID" element={<TablePage />} />
              <Route path="table/:matchID/replay" element={<ReplayPage />} />
            </Routes>
          </Suspense>
          <NewVersion />
        </Actions>
      </BrowserRouter>
    </QueryClientProvider>
  );
}
