import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import ChangeStatusDialog from '../../src/board/actions/ChangeStatusDialog';
import { indexPermissions } from '../../src/domain/access/access';
import { PERMISSIONS } from '../../src/domain/access/permissions';
import { renderOnBoard } from '../support/renderOnBoard';
import { stubFetch } from '../support/stubFetch';
import { makeEvent, makeManifest } from '../support/views';

const STATUSES = [16, 17, 18, 19].map((id) => ({ id, name: String(id) }));
let permissions = indexPermissions([]);
vi.mock('../../src/providers/usePermissions', () => ({ usePermissions: () => permissions }));

const event = makeEvent({ id: 7, delivery_event_type_id: 8, delivery_event_status_id: 18 });
const { changeStatus, returnDelivery } = PERMISSIONS.dispatch;

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['without the right to take bags back, 19 is not offered', [changeStatus], ['Canceled', 'Failed']],
  ['with it, it is', [changeStatus, returnDelivery], ['Canceled', 'Failed', 'Returned']],
])('a collected bag: %s', async (_, selected, offered) => {
  permissions = indexPermissions(selected);
  stubFetch(({ url }) => ({ json: url.includes('delivery_event_status') ? STATUSES : [] }));
  renderOnBoard(<ChangeStatusDialog stops={[{ event, manifest: makeManifest() }]} onClose={vi.fn()} />);
  await userEvent.click(await screen.findByRole('combobox', { name: /new status/i }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(offered);
});
