import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Profiler, type ReactElement } from 'react';
import { RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { previousRoute, rememberRoute } from '../../src/ui/access/previousRoute';
import { useAddressQuery, useAddressValue } from '../../src/ui/addressQuery';
import { createAppRouter } from '../../src/app/appRouter';

const Frame = () => <p>{useLocation().pathname}</p>;

function Page() {
  const [query, change] = useAddressQuery();
  const navigate = useNavigate();
  return (
    <>
      <output>{query.toString()}</output>
      <button type="button" onClick={() => change({ status: 'scheduled' })}>
        Scheduled
      </button>
      <button type="button" onClick={() => change({ status: null, run: 'RUN 1' })}>
        Run 1
      </button>
      <button type="button" onClick={() => void navigate('/dispatch?date=2026-11-21')}>
        Tomorrow
      </button>
    </>
  );
}

function renderRouted(page: ReactElement) {
  const { router, dispose } = createAppRouter(page);
  onTestFinished(dispose);
  render(<RouterProvider router={router} />);
}

const said = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  window.location.hash = '#/dispatch?date=2026-11-20';
});

it('writes what a page shows into its address, and draws no frame anew for it', () => {
  const frameDrawn = vi.fn();
  rememberRoute('/home');
  rememberRoute('/dispatch?date=2026-11-20');
  renderRouted(
    <>
      <Profiler id="frame" onRender={frameDrawn}>
        <Frame />
      </Profiler>
      <Page />
    </>,
  );
  frameDrawn.mockClear();
  press('Scheduled');
  press('Run 1');
  expect(said()).toBe('date=2026-11-20&run=RUN+1');
  expect(window.location.hash).toBe('#/dispatch?date=2026-11-20&run=RUN+1');
  expect(frameDrawn).not.toHaveBeenCalled();
  expect(previousRoute()).toBe('/home');
});

it('follows a link, "go back" and an address typed by hand', async () => {
  renderRouted(
    <>
      <Page />
    </>,
  );
  press('Scheduled');
  press('Tomorrow');
  await waitFor(() => expect(said()).toBe('date=2026-11-21'));
  act(() => window.history.back());
  await waitFor(() => expect(said()).toBe('date=2026-11-20&status=scheduled'));
  act(() => {
    window.location.hash = '#/dispatch?status=late';
  });
  await waitFor(() => expect(said()).toBe('status=late'));
  press('Run 1');
  expect(said()).toBe('run=RUN+1');
});

it('draws a component that needs one value anew for that value only', () => {
  const drawn = vi.fn();
  const Status = () => <p data-testid="status">{useAddressValue('status') ?? 'none'}</p>;
  renderRouted(
    <>
      <Profiler id="status" onRender={drawn}>
        <Status />
      </Profiler>
      <Page />
    </>,
  );
  press('Scheduled');
  expect(screen.getByTestId('status').textContent).toBe('scheduled');
  press('Run 1');
  expect(screen.getByTestId('status').textContent).toBe('none');
  drawn.mockClear();
  press('Run 1');
  expect(drawn).not.toHaveBeenCalled();
});
