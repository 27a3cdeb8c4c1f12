import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { OpenActionContext, type OpenAction } from '../../src/board/actions/openAction';
import { notifyDriver } from '../../src/board/actions/notifyDriver';
import { WriteDriver } from '../../src/dispatch/board/WriteDriver';
import { indexPermissions } from '../../src/domain/access/access';
import { PERMISSIONS } from '../../src/domain/access/permissions';
import type { ManifestView } from '../../src/domain/runs/dispatchView';
import { holdPermissions } from '../support/holdPermissions';
import { renderOnBoard } from '../support/renderOnBoard';
import { makeManifest } from '../support/views';

const run = makeManifest({ employee_id: 4, employee: 'PETER THORNE' });

async function draw(manifest: ManifestView, may = true) {
  const openRun = vi.fn();
  const open: OpenAction = { openStop: vi.fn(), openStops: vi.fn(), openStopMenu: vi.fn(), openRun };
  await holdPermissions(indexPermissions(may ? [PERMISSIONS.dispatch.notifyDriver] : []));
  renderOnBoard(
    <OpenActionContext.Provider value={open}>
      <WriteDriver manifest={manifest} />
    </OpenActionContext.Provider>,
  );
  return openRun;
}

it('opens the message to the driver by one press', async () => {
  const openRun = await draw(run);
  const button = screen.getByRole('button', { name: 'Message to PETER THORNE' });
  await userEvent.click(button);
  expect(openRun).toHaveBeenCalledExactlyOnceWith(notifyDriver, run, button);
});

it.each([
  ['a run without a driver', makeManifest({ employee_id: null, employee: null }), true],
  ['a person who may not write', run, false],
])('is not there for %s', async (_, manifest, may) => {
  await draw(manifest, may);
  expect(screen.queryByRole('button')).toBeNull();
});
