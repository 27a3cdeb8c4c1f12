import { fireEvent, screen, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OpenActionProvider } from '../../src/board/actions/OpenActionProvider';
import { NO_FILTERS, type BoardFilters } from '../../src/board/boardFilters';
import { BoardViewContext } from '../../src/board/boardView';
import { BoardClockContext } from '../../src/board/useBoardClock';
import { createInteraction } from '../../src/board/interaction/createInteraction';
import { InteractionContext } from '../../src/board/interaction/useInteraction';
import { dropTargetAt } from '../../src/board/moves/stopDrag';
import { RunsPane } from '../../src/scheduling/cards/RunsPane';
import { NO_PLAN_FILTERS, type PlanFilters } from '../../src/scheduling/filters/planFilters';
import { planOfCdps } from '../../src/scheduling/filters/shownPlan';
import { PlanFilterChips } from '../../src/scheduling/header/PlanFilterChips';
import { PlanFiltersButton } from '../../src/scheduling/header/PlanFiltersButton';
import { PoolLimitNotice } from '../../src/scheduling/header/PoolLimitNotice';
import { SummaryRow } from '../../src/scheduling/header/SummaryRow';
import { createPlanView, PlanFiltersContext, PlanViewContext } from '../../src/scheduling/planView';
import { answer, renderOnBoard } from '../support/renderOnBoard';
import { clockAt, makeEvent, makeManifest } from '../support/views';

let interaction = createInteraction();
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer(404, {})));
  interaction = createInteraction();
  interaction.setBoard(board);
});
afterEach(() => vi.unstubAllGlobals());

const stop = makeEvent({ id: 1, delivery_manifest_id: 10, participant_name: 'ANA LEE', secuence: 1 });
const run = makeManifest({
  id: 10,
  name: 'HILLCREST 03',
  delivery_manifest_status_id: 2,
  vehicle_capacity: 40,
  events: [stop],
});
const over = makeManifest({ id: 11, name: 'HILLCREST 04', delivery_manifest_status_id: 4 });
const waiting = makeEvent({ id: 9, delivery_manifest_id: null, secuence: null, eta: null, planned_at: null });
const board = { manifests: [run, over], pool: [waiting] };

function Page({ children, filters = NO_FILTERS }: { children: ReactNode; filters?: BoardFilters }) {
  const [plan, showPlan] = useState<PlanFilters>(NO_PLAN_FILTERS);
  const [held, showFilters] = useState(filters);
  const [view] = useState(createPlanView);
  return (
    <MemoryRouter>
      <BoardClockContext.Provider value={clockAt(new Date('2026-11-20T15:00:00Z'))}>
        <BoardViewContext.Provider value={{ filters: held, showFilters }}>
          <PlanFiltersContext.Provider value={{ plan, showPlan }}>
            <PlanViewContext.Provider value={view}>
              <InteractionContext.Provider value={interaction}>
                <OpenActionProvider findStop={interaction.find} findRun={() => null}>
                  {children}
                </OpenActionProvider>
              </InteractionContext.Provider>
            </PlanViewContext.Provider>
          </PlanFiltersContext.Provider>
        </BoardViewContext.Provider>
      </BoardClockContext.Provider>
    </MemoryRouter>
  );
}

const runs = (manifests = board.manifests, onCreateRuns: (() => void) | null = null) => (
  <Page>
    <RunsPane manifests={manifests} language="en" onLeave={vi.fn()} onCreateRuns={onCreateRuns} />
  </Page>
);

describe('the runs of a day that is planned', () => {
  it('say how full they are, and show their stops when they are opened', async () => {
    renderOnBoard(runs());
    const toggle = screen.getByRole('button', { name: 'HILLCREST 03' });
    const card = screen.getByRole('region', { name: 'HILLCREST 03' });
    within(card).getByText('1 of 40 bags');
    within(card).getByText(/of 8 h/);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    fireEvent.keyDown(toggle, { key: 'ArrowRight' });
    expect(await screen.findByRole('listbox', { name: 'Stops of HILLCREST 03' })).toBeInTheDocument();
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(screen.getByRole('button', { name: 'Close all' }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('keep those that are over out of the way until somebody wants them', () => {
    renderOnBoard(runs());
    expect(screen.queryByRole('button', { name: 'HILLCREST 04' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show 1 that is over' }));
    screen.getByRole('button', { name: 'HILLCREST 04' });
  });

  it('say which kind of empty they are, and offer the one thing to do', () => {
    const onCreate = vi.fn();
    renderOnBoard(runs([], onCreate));
    screen.getByText('No runs on this day yet');
    fireEvent.click(screen.getByRole('button', { name: 'Create the runs of this day' }));
    expect(onCreate).toHaveBeenCalled();
  });

  it('tell on a run what a carried delivery would cost there, and where it would stand', async () => {
    renderOnBoard(runs());
    const stops = [{ event: waiting, manifest: null }];
    const lane = { key: 'run-10', manifest: run, events: run.events, isFolded: true };
    const dropTarget = dropTargetAt({ board, lane, slot: 0, stops, now: new Date() });
    interaction.drag.set({ stops, by: 'pointer', dropTarget });
    expect(await screen.findByText(/^Place \d, lowest cost$/)).toBeInTheDocument();
  });
});

describe('the head of the page', () => {
  it('sums the day up, and names what is wrong with it', () => {
    // Waits for no run.
    const canceled = { ...waiting, id: 999, delivery_event_status_id: 7 };
    const day = { ...board, manifests: [{ ...run, employee_id: null }], pool: [...board.pool, canceled] };
    renderOnBoard(
      <Page>
        <SummaryRow board={planOfCdps(day, NO_FILTERS)} language="en" />
      </Page>,
    );
    const figures = screen.getByText('Unassigned').parentElement;
    expect(figures).toHaveTextContent('1');
    screen.getByText('1 run without driver');
  });

  it('warns when more waits than the setting allows (spec §5)', () => {
    renderOnBoard(<PoolLimitNotice count={501} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Maximum number of unassigned deliveries exceeded');
  });

  it('does not warn while it is within the setting', () => {
    renderOnBoard(<PoolLimitNotice count={500} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['en', 'Filters', 'Time restriction', 'Remove filter: Before a time', 'Wheelchair'],
    ['es', 'Filtros', 'Restricción de horario', 'Quitar filtro: Antes de una hora', 'Silla de ruedas'],
  ] as const)('takes filters and gives each back by its chip: %s', (language, open, field, chip, need) => {
    const clients = [{ id: 4, name: 'CLIENT FOUR' }];
    renderOnBoard(
      <Page>
        <PlanFiltersButton cdps={[]} clients={clients} hasPlace />
        <PlanFilterChips cdps={[]} clients={clients} />
      </Page>,
      language,
    );
    fireEvent.click(screen.getByRole('button', { name: open }));
    fireEvent.change(screen.getByLabelText(field), { target: { value: 'until' } });
    fireEvent.click(screen.getByLabelText(need));
    fireEvent.click(screen.getByLabelText(chip));
    expect(screen.queryByLabelText(chip)).toBeNull();
    screen.getByLabelText(new RegExp(`: ${need}$`));
  });
});
