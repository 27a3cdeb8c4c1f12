import { expect, it } from 'vitest';
import { routes } from '../../src/app/routes';
import { routeFor } from '../../src/ui/routes/routeTable';
import { EVERY_SCREEN } from '../e2e/support/everyScreen';

const pageOf = (screen: string) => routeFor(routes, screen.split('?')[0] ?? '')?.path;

it('the list of screens has each page of the app, and nothing that is no page', () => {
  const pages = routes.flatMap(({ path, view, layout }) =>
    layout === 'public' || path === '/' || (typeof view === 'object' && 'redirectTo' in view) ? [] : [path],
  );
  const walked = new Set(EVERY_SCREEN.map(pageOf));
  expect(pages.filter((page) => !walked.has(page))).toEqual([]);
  expect(EVERY_SCREEN.filter((screen) => pageOf(screen) === '*')).toEqual(['/nowhere']);
});
