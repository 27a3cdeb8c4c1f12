import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Candidate } from '../../src/board/moves/planFor';
import { RunTable } from '../../src/board/moves/RunTable';
import type { MovePlan } from '../../src/domain/planning/planMove';
import { renderOnBoard } from '../support/renderOnBoard';
import { makeManifest } from '../support/views';

const NOT_MOVABLE: MovePlan['refused'][number] = {
  delivery_event_id: 1,
  refusal: { reason: 'notMovable', message: 'It cannot be moved.', args: {} },
};

function candidate(id: number, name: string, more: Partial<MovePlan>): Candidate {
  return {
    manifest: makeManifest({ id, name }),
    target: { manifestId: id },
    plan: { runs: [], late: [], broken: [], refused: [], ...more },
    isCurrent: false,
  };
}

function draw(candidates: Candidate[]) {
  renderOnBoard(<RunTable candidates={candidates} ids={[1]} chosenId={null} onChoose={vi.fn()} />);
}

const conflictsOf = (run: RegExp) =>
  within(screen.getByRole('row', { name: run }))
    .getAllByRole('cell')
    .at(-1)?.textContent;

it('says once what holds for every run, and in each row what holds for it alone', () => {
  draw([
    candidate(1, 'EAST 1', { refused: [NOT_MOVABLE] }),
    candidate(2, 'EAST 2', {
      refused: [NOT_MOVABLE],
      broken: [{ rule: 'lockedRun', manifest_id: 2, delivery_event_id: null }],
    }),
  ]);
  expect(screen.getAllByText('Only deliveries and pickup appointments move')).toHaveLength(1);
  expect(conflictsOf(/EAST 1/)).toBe('–');
  expect(conflictsOf(/EAST 2/)).toBe('The run is locked');
});

it('keeps in its row what holds for one run', () => {
  draw([candidate(1, 'EAST 1', { refused: [NOT_MOVABLE] }), candidate(2, 'EAST 2', {})]);
  expect(conflictsOf(/EAST 1/)).toBe('Only deliveries and pickup appointments move');
  expect(conflictsOf(/EAST 2/)).toBe('Nobody late');
});
