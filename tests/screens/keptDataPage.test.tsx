import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { KeptKindView } from '../../src/contract/keeping/keptData';
import type { LegalHold } from '../../src/contract/keeping/legalHolds';
import { indexPermissions } from '../../src/domain/access/access';
import { PERMISSIONS } from '../../src/domain/access/permissions';
import { RETENTION_KINDS } from '../../src/domain/keeping/retention';
import KeptDataPage from '../../src/keptData/KeptDataPage';
import { openMessages } from '../../src/providers/messageSets';
import { fakeWire } from '../resources/screens/fakeWire';
import { holdPermissions } from '../support/holdPermissions';
import { renderPage } from '../support/renderPage';

const KINDS: KeptKindView[] = RETENTION_KINDS.map((kind, index) => ({
  kind,
  days: 90,
  last:
    index === 0
      ? {
          started_at: '2026-11-20 10:00:00',
          finished_at: '2026-11-20 10:01:00',
          until: '2026-08-22 10:00:00',
          removed: 14_202,
        }
      : null,
}));
const HOLD: LegalHold = {
  id: 3,
  version: 2,
  kind: 'period',
  participant_id: null,
  participant_full_name: null,
  delivery_manifest_id: null,
  run_name: null,
  run_date: null,
  from_date: '2026-10-01',
  to_date: '2026-10-31',
  reason: 'Case 7',
  created_at: '2026-11-01 18:00:00',
  created_by_name: 'ANA RUIZ',
  released_at: null,
  released_by_name: null,
  release_reason: null,
};

async function open() {
  await holdPermissions(indexPermissions(Object.values(PERMISSIONS.kept_data)));
  const wire = fakeWire({
    'GET /kept_data': { json: { kinds: KINDS } },
    'GET /kept_data/positions/old': { json: { kind: 'positions', days: 90, count: 14_202 } },
    'GET /legal_holds': { json: [HOLD] },
    'POST /legal_holds/3/release': { json: { id: 3, version: 3 } },
  });
  await openMessages('settings');
  await renderPage(<KeptDataPage />);
  return wire;
}

describe('the page of kept data', () => {
  it('says of each kind why it is kept, what the last night removed, and counts when asked', async () => {
    await open();
    expect(await screen.findByText(/: 14,202 removed$/)).toBeVisible();
    expect(screen.getByText(/45 CFR 164\.316/)).toBeVisible();
    expect(screen.getAllByText('Not yet')).toHaveLength(RETENTION_KINDS.length - 1);
    await userEvent.click(screen.getByRole('button', { name: 'Count: Positions of vehicles' }));
    expect(await screen.findByText('14,202 positions older than 90 days')).toBeVisible();
  });

  it('lists holds, and releases one with a reason and the version that was seen', async () => {
    const wire = await open();
    const table = await screen.findByRole('group', { name: 'Legal holds' });
    expect(within(table).getByText('10/01/2026 to 10/31/2026')).toBeVisible();
    expect(within(table).getByText('In force')).toBeVisible();
    await userEvent.click(within(table).getByRole('button', { name: 'Release: 10/01/2026 to 10/31/2026' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('button', { name: 'Release' })).toBeDisabled();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Settled');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Release' }));
    await expect.poll(() => wire.to('POST', '/legal_holds/3/release')).toHaveLength(1);
    const [sent] = wire.to('POST', '/legal_holds/3/release');
    expect([sent?.body, sent?.headers.get('if-match')]).toEqual([{ reason: 'Settled' }, '"2"']);
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
  });
});
