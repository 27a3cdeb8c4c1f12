import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cancel } from '../../src/board/actions/cancel';
import CancelDialog from '../../src/board/actions/CancelDialog';
import { renderOnBoard } from '../support/renderOnBoard';
import { stubFetch, type Call } from '../support/stubFetch';
import { makeEvent, makeManifest } from '../support/views';

const event = makeEvent({ id: 7, version: 4 });
const manifest = makeManifest({ events: [event] });
const done = {
  command_id: '6f1a8f0e-8f0b-4d5e-9a53-4a1c7a0f6b11',
  manifests: [{ ...manifest, version: 2 }],
  events: [{ ...event, delivery_event_status_id: 7, version: 5 }],
  undo_until: '2026-11-20 19:00:00',
};
let calls: Call[];

beforeEach(() => {
  calls = stubFetch(({ url }) =>
    url.endsWith('/catalogs/non_delivery_reason')
      ? {
          json: [
            { id: 1, description: 'Nobody home' },
            { id: 4, description: 'Other' },
          ],
        }
      : { json: done },
  );
});
afterEach(() => vi.unstubAllGlobals());

const onClose = vi.fn();
const choose = async (field: RegExp, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const sent = () => calls.filter(({ method }) => method === 'POST');

describe('Cancel scheduled delivery (spec §2, §5): comment, reason, and if the reason is other, the other text', () => {
  it('says to whom it happens, and sends nothing without reason and comment', async () => {
    renderOnBoard(<CancelDialog stops={[{ event, manifest }]} onClose={onClose} />);
    expect(screen.getByText(/canceled on RUN 10 \(DEMO DRIVER\)/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel delivery' }));
    expect(await screen.findAllByText('Fill in this field')).toHaveLength(2);
    await choose(/^reason/i, 'Other');
    await userEvent.type(screen.getByLabelText(/^comment/i), 'Moved away');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel delivery' }));
    expect(screen.getByLabelText(/which reason/i)).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('sends status 7 with the time of now and the version that was seen, then offers to undo it', async () => {
    const board = renderOnBoard(<CancelDialog stops={[{ event, manifest }]} onClose={onClose} />);
    await choose(/^reason/i, 'Nobody home');
    await userEvent.type(screen.getByLabelText(/^comment/i), 'Moved away');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel delivery' }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    const [call] = sent();
    expect(call?.url).toBe('/delivery_manifest/10/delivery_events/7/change_status');
    expect(call?.headers.get('if-match')).toBe('"4"');
    expect(call?.body).toMatchObject({
      delivery_event_status_id: 7,
      non_delivery_reason_id: 1,
      comments: 'Moved away',
      delivered_date: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string,
    });
    expect(board.offerUndo).toHaveBeenCalledWith(
      expect.objectContaining({ text: 'The delivery to ANA PRUEBA is canceled' }),
    );
  });

  it('cancels a pickup appointment with 16, and a stop of the pool as one of run 0', async () => {
    const collect = makeEvent({
      id: 8,
      delivery_manifest_id: null,
      secuence: null,
      delivery_event_type_id: 8,
      delivery_event_status_id: 12,
    });
    renderOnBoard(<CancelDialog stops={[{ event: collect, manifest: null }]} onClose={onClose} />, 'es');
    await choose(/^motivo/i, 'No había nadie');
    await userEvent.type(screen.getByLabelText(/^comentario/i), 'Ya no');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar entrega' }));
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.url).toBe('/delivery_manifest/0/delivery_events/8/change_status');
    expect(sent()[0]?.body).toMatchObject({ delivery_event_status_id: 16 });
  });

  it('is offered for what is open, whether a run has it or not', () => {
    expect(cancel.refusal({ event, manifest })).toBeNull();
    expect(cancel.refusal({ event: makeEvent({ delivery_manifest_id: null }), manifest: null })).toBeNull();
    expect(cancel.refusal({ event: makeEvent({ delivery_event_status_id: 4 }), manifest })).toBe('closed');
  });
});
