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

const IN_VEHICLE: MovePlan['refused'][number] = {
  delivery_event_id: 1,
  refusal: { reason: 'pickedUp', message: 'The bag is in the vehicle.', args: {} },
};

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
  const locked = { broken: [{ rule: 'lockedRun', manifest_id: 1, delivery_event_id: null }] as const };
  draw([candidate(1, 'EAST 1', { broken: [...locked.broken] }), candidate(2, 'EAST 2', {})]);
  expect(conflictsOf(/EAST 1/)).toBe('The run is locked');
  expect(conflictsOf(/EAST 2/)).toBe('Nobody late');
});

it('counts the runs that cannot take any of the stops, with the reason, in the place of a row for each', () => {
  draw([
    { ...candidate(1, 'EAST 1', {}), isCurrent: true },
    candidate(2, 'EAST 2', { refused: [IN_VEHICLE] }),
    candidate(3, 'EAST 3', { refused: [IN_VEHICLE] }),
  ]);
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.getByRole('row', { name: /EAST 1/ })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    /^2 other runs cannot take it: The bag of .*is in the vehicle/,
  );
});

it('shows no minutes and no lowest cost where nothing can be moved', () => {
  draw([
    candidate(1, 'EAST 1', { refused: [IN_VEHICLE] }),
    candidate(2, 'EAST 2', { refused: [IN_VEHICLE] }),
  ]);
  expect(screen.queryByText('Lowest cost')).toBeNull();
  expect(screen.queryByText(/0 min/)).toBeNull();
});
