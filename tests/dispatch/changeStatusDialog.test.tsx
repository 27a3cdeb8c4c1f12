import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ChangeStatusDialog from '../../src/board/actions/ChangeStatusDialog';
import { answer, renderOnBoard } from '../support/renderOnBoard';
import { makeEvent, makeManifest } from '../support/views';

vi.mock(
  '../../src/providers/usePermissions',
  async () => (await import('../support/everyPermission')).everyPermission,
);

const event = makeEvent({ id: 7, version: 4, delivery_event_status_id: 8 });
const manifest = makeManifest({ events: [event] });
const done = {
  command_id: '6f1a8f0e-8f0b-4d5e-9a53-4a1c7a0f6b11',
  manifests: [{ ...manifest, version: 2 }],
  events: [{ ...event, delivery_event_status_id: 4, version: 5 }],
  undo_until: '2026-11-20 19:00:00',
};

interface Sent {
  path: string;
  headers: Headers;
  body: Record<string, unknown>;
}
let sent: Sent[];
/** What the server lists for the type of the stop; null: the call fails. */
let catalogue: number[] | null;
let answers: (() => Response | Promise<Response>)[];

beforeEach(() => {
  sent = [];
  answers = [];
  catalogue = null;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url.endsWith('/catalogs/non_delivery_reason')) {
      return Promise.resolve(
        answer(200, [
          { id: 1, description: 'Nobody home' },
          { id: 4, description: 'Other' },
        ]),
      );
    }
    if (url.includes('/catalogs/delivery_event_status')) {
      const known = catalogue?.map((id) => ({ id, name: String(id) }));
      return Promise.resolve(known ? answer(200, known) : answer(500, {}));
    }
    sent.push({
      path: url.replace(/^.*\/api/, ''),
      headers: new Headers(init.headers),
      body: JSON.parse(String(init.body)) as Record<string, unknown>,
    });
    return Promise.resolve(answers.shift()?.() ?? answer(500, {}));
  });
});
afterEach(() => vi.unstubAllGlobals());

const onClose = vi.fn();
const open = (language?: 'en' | 'es') =>
  renderOnBoard(<ChangeStatusDialog stops={[{ event, manifest }]} onClose={onClose} />, language);
const choose = async (field: RegExp, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const save = () => userEvent.click(screen.getByRole('button', { name: /change status|cambiar estado/i }));

describe('Change status (spec §5): new status and reason required, comment for the unsuccessful, text for "other"', () => {
  it('says at the fields what is missing, and sends nothing', async () => {
    open();
    await choose(/new status/i, 'Failed');
    await save();
    expect(await screen.findAllByText('Fill in this field')).toHaveLength(2);
    await choose(/^reason/i, 'Other');
    await userEvent.type(screen.getByLabelText(/^comment/i), 'x');
    await save();
    expect(await screen.findAllByText('Fill in this field')).toHaveLength(1);
    expect(screen.getByLabelText(/which reason/i)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('says it in Spanish', async () => {
    open('es');
    await choose(/nuevo estado/i, 'Fallida');
    await save();
    expect(await screen.findAllByText(/complete|llene|rellene/i)).not.toHaveLength(0);
  });

  it('sends the version that was seen, a key, no invented signature and no invented position', async () => {
    answers = [() => answer(200, done)];
    const board = open();
    await choose(/new status/i, 'Delivered');
    await save();
    await waitFor(() => expect(board.offerUndo).toHaveBeenCalled());
    expect(sent[0]?.path).toBe('/delivery_manifest/10/delivery_events/7/change_status');
    expect(sent[0]?.headers.get('if-match')).toBe('"4"');
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent[0]?.body).toEqual({ delivery_event_status_id: 4 });
    expect(board.take).toHaveBeenCalledWith(done);
    expect(onClose).toHaveBeenCalled();
  });
});

describe('the statuses are those that the server lists for the type of the stop', () => {
  it.each([
    ['and no other', [4, 11], ['Delivered', 'Failed']],
    [
      'the own list where the call fails',
      null,
      [
        'In progress',
        'Attempted',
        'Delivered',
        'Re-scheduled',
        'Rejected',
        'Canceled',
        'Missing',
        'Damaged',
        'Failed',
      ],
    ],
  ])('%s', async (_, listed, offered) => {
    catalogue = listed;
    open();
    await userEvent.click(await screen.findByRole('combobox', { name: /new status/i }));
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(offered),
    );
  });
});

describe('a changed mind: what was filled in for another status', () => {
  it('neither stands in the way nor goes along, hidden as it is', async () => {
    answers = [() => answer(200, done)];
    open();
    await choose(/new status/i, 'Failed');
    // "Other" without its text: refused for a failed one, of no meaning for a delivered one.
    await choose(/^reason/i, 'Other');
    await choose(/new status/i, 'Delivered');
    await userEvent.type(screen.getByLabelText(/received by/i), 'Neighbour');
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ delivery_event_status_id: 4, receptor_name: 'Neighbour' });
  });

  it('nor does the text of a reason that was changed since', async () => {
    answers = [() => answer(200, done)];
    open();
    await choose(/new status/i, 'Delivered');
    await userEvent.type(screen.getByLabelText(/received by/i), 'Neighbour');
    await choose(/new status/i, 'Failed');
    await choose(/^reason/i, 'Other');
    await userEvent.type(screen.getByLabelText(/which reason/i), 'Flood');
    await choose(/^reason/i, 'Nobody home');
    await userEvent.type(screen.getByLabelText(/^comment/i), 'Twice');
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      delivery_event_status_id: 11,
      non_delivery_reason_id: 1,
      comments: 'Twice',
    });
  });
});

describe('br003 and br006 (spec §4): "Force change?", then the override path', () => {
  it('asks with the fact and sends the same again on the override path', async () => {
    const problem = { message: 'errors.br006OutOfOrder', args: { count: 3 } };
    answers = [
      () =>
        answer(400, {
          status_code: 'br006',
          message: 'x',
          args: { count: 3 },
          errors: { delivery_event_status_id: problem },
        }),
      () => answer(200, done),
    ];
    open();
    await choose(/new status/i, 'Delivered');
    await save();
    expect(await screen.findByText('3 stops before this one are still open.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Force change' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.path).toMatch(/change_status_override$/);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
    expect(sent[1]?.headers.get('idempotency-key')).not.toBe(sent[0]?.headers.get('idempotency-key'));
  });

  it('goes back to the dialog with the input kept', async () => {
    answers = [() => answer(400, { status_code: 'br003', message: 'not on site', args: {} })];
    open();
    await choose(/new status/i, 'Delivered');
    await userEvent.type(screen.getByLabelText(/received by/i), 'Neighbour');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByLabelText(/received by/i)).toHaveValue('Neighbour'));
    expect(sent).toHaveLength(1);
  });
});

describe('when somebody else was first, or the line breaks', () => {
  it('names who changed what, fetches the board again and keeps the input', async () => {
    const args = {
      current_version: 5,
      who: 'ANA LEE',
      when: '2026-11-20 18:42:00',
      changed: ['delivery_event_status_id'],
    };
    answers = [() => answer(412, { status_code: 'ver001', message: 'stale', args })];
    const board = open();
    await choose(/new status/i, 'Attempted');
    await userEvent.type(screen.getByLabelText(/^comment/i), 'kept');
    await save();
    expect(await screen.findByText(/ANA LEE changed it at 10:42.*status/)).toBeVisible();
    expect(board.refetch).toHaveBeenCalled();
    expect(screen.getByLabelText(/^comment/i)).toHaveValue('kept');
  });

  it('tries again with the same key after a lost answer, so that nothing is done twice', async () => {
    answers = [() => Promise.reject(new TypeError('network')), () => answer(200, done)];
    open();
    await choose(/new status/i, 'Delivered');
    await save();
    expect(await screen.findByText(/server cannot be reached/i)).toBeVisible();
    await save();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.headers.get('idempotency-key')).toBe(sent[0]?.headers.get('idempotency-key'));
  });

  it('cannot be closed while it saves', async () => {
    answers = [() => new Promise<Response>(() => undefined)];
    onClose.mockClear();
    open();
    await choose(/new status/i, 'Delivered');
    await save();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('19, returned (spec §4): only from 18, to the return endpoint', () => {
  it('posts the stop with its version to return_delivery', async () => {
    const collected = makeEvent({
      id: 8,
      version: 9,
      delivery_event_type_id: 8,
      delivery_event_status_id: 18,
    });
    answers = [
      () => answer(200, { ...done, results: [{ id: 8, ok: true, status_code: null, message: null }] }),
    ];
    renderOnBoard(<ChangeStatusDialog stops={[{ event: collected, manifest }]} onClose={onClose} />);
    await choose(/new status/i, 'Returned');
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.path).toBe('/delivery_manifest/10/return_delivery');
    expect(sent[0]?.body).toEqual({ delivery_event_ids: [8], versions: { 8: 9 } });
  });
});

describe('the time at the door, by the positions of the vehicle', () => {
  const openWith = (values: Partial<typeof event>) =>
    renderOnBoard(
      <ChangeStatusDialog stops={[{ event: { ...event, ...values }, manifest }]} onClose={onClose} />,
    );
  const proposal = () => screen.findByRole('checkbox', { name: /^It happened at / });

  it('is proposed for a status that closes the stop, and sent', async () => {
    answers.push(() => answer(200, done));
    openWith({ arrived_at: '2026-11-20 17:44:00', datetime: '2026-11-20 17:30:00' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    await choose(/new status/i, 'Delivered');
    expect(await proposal()).toBeChecked();
    await save();
    await waitFor(() => expect(sent[0]?.body.datetime).toBe('2026-11-20 17:44:00'));
  });

  it('can be refused: then it happened now', async () => {
    answers.push(() => answer(200, done));
    openWith({ arrived_at: '2026-11-20 17:44:00', datetime: null });
    await choose(/new status/i, 'Delivered');
    await userEvent.click(await proposal());
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body.datetime ?? null).toBeNull();
  });

  it.each([
    ['nobody saw the vehicle', { arrived_at: null }],
    ['a step was recorded since', { arrived_at: '2026-11-20 17:44:00', datetime: '2026-11-20 17:45:00' }],
  ])('is not proposed when %s', async (_, values) => {
    openWith(values);
    await choose(/new status/i, 'Delivered');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
