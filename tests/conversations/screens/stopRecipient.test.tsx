import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import StopRecipient from '../../../src/board/panel/StopRecipient';
import { rightKey } from '../../../src/domain/access/access';
import { PERMISSIONS } from '../../../src/domain/access/permissions';
import type { EventView } from '../../../src/domain/runs/dispatchView';
import { fakeWire, type Wire } from '../../resources/screens/fakeWire';
import { holdPermissions } from '../../support/holdPermissions';
import { renderOnBoard } from '../../support/renderOnBoard';

const EVENT = {
  id: 12,
  version: 3,
  delivery_manifest_id: 5,
  participant_id: 31,
  participant_name: 'ANA DEMO',
} as EventView;
const SAID = {
  recipient_asks: 'notHome',
  recipient_words: 'At work until 5',
  recipient_asked_at: '2026-11-20 17:00:00',
  recipient_confirmed_at: null,
  recipient_gate_code: '#42',
  recipient_safe_place: null,
  recipient_rating: null,
  recipient_rating_words: null,
  time_zone: 'America/Los_Angeles',
  delivery_date: '2026-11-20',
};

let wire: Wire;
beforeEach(async () => {
  wire = fakeWire({
    'GET /delivery_events/12/recipient': { json: SAID },
    'GET /delivery_events/12/conversations': [],
    'GET /delivery_events/12/messages': [],
    'POST /delivery_manifest/5/delivery_events/12/recipient_settled': {
      json: { command_id: 'c1', manifests: [], events: [], undo_until: null },
    },
  });
  const rights = [PERMISSIONS.dispatch.settleRecipient, PERMISSIONS.conversations.read];
  await holdPermissions(new Set(rights.map(rightKey)));
});

describe('what the recipient of a stop has said', () => {
  it('is shown with their words and the way in, and closed as a command with its undo', async () => {
    const board = renderOnBoard(<StopRecipient event={EVENT} />);
    expect(await screen.findByText('Nobody will be home')).toBeVisible();
    expect(screen.getByText('At work until 5')).toBeVisible();
    expect(screen.getByText('#42')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(board.offerUndo).toHaveBeenCalledOnce());
    const [sent] = wire.to('POST', '/delivery_manifest/5/delivery_events/12/recipient_settled');
    expect(sent?.headers.get('if-match')).toBe('"3"');
    expect(board.offerUndo.mock.calls[0]?.[0].text).toBe('Closed: Nobody will be home');
  });

  it('says in Spanish that they will be home, and how they rated', async () => {
    const said = { ...SAID, recipient_asks: null, recipient_confirmed_at: '2026-11-20 17:00:00' };
    wire.answer('GET /delivery_events/12/recipient', {
      json: { ...said, recipient_rating: 4, recipient_rating_words: 'Muy amable' },
    });
    renderOnBoard(<StopRecipient event={EVENT} />, 'es');
    expect(await screen.findByText(/^Confirmada a las/)).toBeVisible();
    expect(screen.getByText('4 de 5 estrellas: Muy amable')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Listo' })).toBeNull();
  });

  it('keeps the request when it cannot be closed, and says why', async () => {
    wire.answer('POST /delivery_manifest/5/delivery_events/12/recipient_settled', {
      status: 409,
      json: {
        status_code: 'state001',
        message: 'This recipient asks for nothing',
        args: { reason: 'nothingAsked' },
      },
    });
    renderOnBoard(<StopRecipient event={EVENT} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});
