import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ChangeStatusDialog from '../../src/board/actions/ChangeStatusDialog';
import CopaymentDialog from '../../src/board/actions/CopaymentDialog';
import { renderOnBoard } from '../support/renderOnBoard';
import { stubFetch, type Call } from '../support/stubFetch';
import { makeEvent, makeManifest } from '../support/views';

vi.mock(
  '../../src/providers/usePermissions',
  async () => (await import('../support/everyPermission')).everyPermission,
);

const event = makeEvent({ id: 7, version: 4, copayment_amount: '12.50' });
const manifest = makeManifest({ version: 3, events: [event] });
const done = {
  command_id: '6f1a8f0e-8f0b-4d5e-9a53-4a1c7a0f6b11',
  manifests: [],
  events: [{ ...event, version: 5 }],
  undo_until: '2026-11-20 19:00:00',
};
const closed = { status_code: 'cust001', message: 'The day of this CDP is closed', args: { who: 'Ana' } };
const onClose = vi.fn();
let calls: Call[];

beforeEach(() => {
  onClose.mockClear();
  calls = stubFetch(({ url, body }) => {
    if (url.includes('/catalogs/delivery_event_status')) return { json: [{ id: 4, name: 'successful' }] };
    if (url.includes('/catalogs/')) return { json: [] };
    const isTold = url.endsWith('_override') || Object.hasOwn(Object(body), 'closed_day_reason');
    return isTold ? { json: done } : { status: 400, json: closed };
  });
});
afterEach(() => vi.unstubAllGlobals());
const sent = () => calls.filter(({ url }) => !url.includes('/catalogs/'));

describe('a change of a day whose custody is closed', () => {
  it('asks for the reason where the dialog has no field for it, and keeps what was typed', async () => {
    renderOnBoard(<CopaymentDialog event={event} manifest={manifest} onClose={onClose} />);
    const amount = screen.getByRole('textbox', { name: /amount/i });
    await userEvent.clear(amount);
    await userEvent.type(amount, '3');
    await userEvent.click(screen.getByRole('button', { name: 'Save copayment' }));
    const asking = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asking.getByRole('button', { name: 'Force change' }));
    expect(asking.getByText('Fill in this field')).toBeVisible();
    expect(sent()).toHaveLength(1);
    await userEvent.type(asking.getByRole('textbox', { name: /reason/i }), 'Counted again');
    await userEvent.click(asking.getByRole('button', { name: 'Force change' }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()[1]).toMatchObject({
      url: '/delivery_manifest/10/delivery_events/7/copayment',
      body: { copayment_amount: 3, closed_day_reason: 'Counted again' },
    });
  });

  it('takes the comment that was given already, and goes over on the override path', async () => {
    renderOnBoard(<ChangeStatusDialog stops={[{ event, manifest }]} onClose={onClose} />);
    await userEvent.click(screen.getByRole('combobox', { name: /new status/i }));
    await userEvent.click(screen.getByRole('option', { name: 'Delivered' }));
    await userEvent.type(screen.getByRole('textbox', { name: /comment/i }), 'Heard by phone');
    await userEvent.click(screen.getByRole('button', { name: 'Change status' }));
    const asking = within(await screen.findByRole('alertdialog'));
    expect(asking.queryByRole('textbox')).toBeNull();
    await userEvent.click(asking.getByRole('button', { name: 'Force change' }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()[1]).toMatchObject({
      url: '/delivery_manifest/10/delivery_events/7/change_status_override',
      body: { comments: 'Heard by phone' },
    });
  });
});
