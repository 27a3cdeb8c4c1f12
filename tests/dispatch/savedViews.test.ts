import { describe, expect, it } from 'vitest';
import { BY_RUN } from '../../src/board/listRows';
import {
  renamed,
  withDefault,
  withoutView,
  withView,
  type SavedView,
} from '../../src/board/views/savedViews';

const view = (id: string, name: string, isDefault = false): SavedView => ({
  id,
  name,
  query: '',
  layout: 'columns',
  sort: BY_RUN,
  isDefault,
});
const names = (views: readonly SavedView[]) => views.map((each) => each.name);

describe('views of the board', () => {
  const two = [view('a', 'Late'), view('b', 'Mine', true)];

  it('stand by their names', () => {
    expect(names(withView(two, view('c', 'Cold')))).toEqual(['Cold', 'Late', 'Mine']);
  });

  it('replace one of the same name, whatever its case', () => {
    expect(withView(two, view('c', ' late '))).toEqual([view('c', ' late '), view('b', 'Mine', true)]);
  });

  it('have one default at most', () => {
    const added = withView(two, view('c', 'Cold', true));
    expect(added.filter((each) => each.isDefault).map((each) => each.id)).toEqual(['c']);
    expect(withDefault(added, 'a').filter((each) => each.isDefault)).toEqual([view('a', 'Late', true)]);
    expect(withDefault(added, null).some((each) => each.isDefault)).toBe(false);
  });

  it('take another name, unless it is empty or taken', () => {
    expect(names(renamed(two, 'a', '  Very late '))).toEqual(['Very late', 'Mine']);
    expect(renamed(two, 'a', '  ')).toBe(two);
    expect(renamed(two, 'a', 'mine')).toBe(two);
  });

  it('go away', () => {
    expect(names(withoutView(two, 'a'))).toEqual(['Mine']);
  });
});
