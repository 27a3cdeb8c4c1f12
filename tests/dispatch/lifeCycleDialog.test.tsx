import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import LifeCycleDialog from '../../src/board/history/LifeCycleDialog';
import type { LifeCycle, Transition } from '../../src/domain/stops/lifeCycle';
import { answer, renderOnBoard } from '../support/renderOnBoard';
import { makeEvent, makeManifest } from '../support/views';

const at = (datetime: string, changes: Partial<Transition>): Transition => ({
  id: 1,
  datetime,
  status_name: '',
  delivery_event_type_id: 3,
  delivery_event_status_id: 1,
  ...changes,
});

const lifeCycle: LifeCycle = {
  participant_name: 'ANA PRUEBA',
  tracking_number: 'TRK1',
  full_address: '1 TEST ST',
  phone_number: '6195550100',
  email: null,
  notes: 'Gate on the left',
  life_cycle: [
    {
      date: '2026-11-19',
      transitions: [
        at('2026-11-19 17:05:00', {
          id: -1,
          created_by_name: 'SAM SCHEDULER',
          created_at: '2026-11-19 17:05:00',
        }),
      ],
    },
    {
      date: '2026-11-20',
      transitions: [
        at('2026-11-20 18:42:00', {
          id: 2,
          delivery_event_status_id: 6,
          source: 'office',
          created_by_name: 'DEE DISPATCHER',
          non_delivery_reason_id: 3,
          non_delivery_reason_description: 'Refused by recipient',
          comments: 'Wrong dose',
          signature: 'iVBORw0KGgo=',
        }),
        at('2026-11-20 19:10:00', {
          id: 3,
          delivery_event_status_id: 4,
          source: 'driver',
          created_by_name: 'DAN DRIVER',
          receptor_name: 'Neighbour',
          signature: 'iVBORw0KGgo=',
        }),
        at('2026-11-20 19:11:00', {
          id: 0,
          delivery_event_status_id: 0,
          status_name: 'Copayment',
          copayment_amount: '12.50',
        }),
        at('2026-11-20 19:20:00', {
          id: -9,
          status_name: 'transfer',
          delivery_event_status_id: null,
          verb: 'transfer_override',
          source: 'office',
          created_by_name: 'LEO LEAD',
          changes: {
            run: { from: 'NORTH AM', to: 'SOUTH AM' },
            copayment_amount: { from: null, to: '3.00' },
          },
        }),
        at('2026-11-20 20:30:00', {
          id: 4,
          delivery_event_type_id: 8,
          delivery_event_status_id: 19,
          source: 'driver',
          created_by_name: 'DAN DRIVER',
          path_evidence: '/api/photo/4',
          return_created_at: '2026-11-20 20:30:00',
          return_manifest_id: 3,
          destination_full_address: '9 PHARMACY WAY',
        }),
      ],
    },
  ],
};

const event = makeEvent({ id: 7 });
async function open(language: 'en' | 'es' = 'en') {
  vi.stubGlobal('fetch', () => Promise.resolve(answer(200, lifeCycle)));
  renderOnBoard(
    <LifeCycleDialog event={event} manifest={makeManifest({ events: [event] })} onClose={vi.fn()} />,
    language,
  );
  return screen.findByText('ANA PRUEBA');
}

describe('Delivery history (spec §2)', () => {
  it('shows header, "created by … at …" and days as MMM/DD/Y with times hh:mm A in the zone of the run', async () => {
    await open();
    expect(screen.getByText('(619) 555-0100')).toBeVisible();
    expect(screen.getByText('Gate on the left')).toBeVisible();
    expect(screen.getByText('Created by SAM SCHEDULER on Nov/19/2026 at 09:05 AM')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Nov/20/2026' })).toBeVisible();
    expect(screen.getByText('10:42 AM')).toBeVisible();
  });

  it('says reason, actor and what the office recorded; the copayment is an entry of its own', async () => {
    await open();
    expect(screen.getByText('Reason: Refused by recipient')).toBeVisible();
    expect(screen.getByText('recorded by the office (DEE DISPATCHER)')).toBeVisible();
    expect(screen.getByText('Copayment $12.50, due at the door')).toBeVisible();
  });

  it.each([
    ['en', 'Transferred to another driver', 'Run: NORTH AM → SOUTH AM', 'Copayment: none → $3.00'],
    ['es', 'Transferida a otro conductor', 'Ruta: NORTH AM → SOUTH AM', 'Copago: nada → $3.00'],
  ] as const)('tells an action that changes no status, before and after (%s)', async (language, ...words) => {
    await open(language);
    for (const text of words) expect(screen.getByText(text)).toBeVisible();
  });

  it.each([
    [
      'hides the signature of a rejected stop (6)',
      0,
      false,
      'Recorded by the office: no signature, no position',
    ],
    ['shows the signature of a delivered one', 1, true, 'No attachments available'],
  ])('%s', async (_, index, isShown, notice) => {
    await open();
    await userEvent.click(screen.getAllByRole('button', { name: 'View details' })[index] ?? document.body);
    const details = await screen.findByRole('region', { name: 'Details' });
    expect(within(details).queryByRole('img', { name: 'Signature' }) !== null).toBe(isShown);
    expect(within(details).getByText(notice)).toBeVisible();
    await userEvent.click(within(details).getByRole('button', { name: 'Back to the history' }));
    expect(await screen.findByText('10:42 AM')).toBeVisible();
  });

  it('gives the focus back to the entry whose details were open', async () => {
    await open();
    const links = screen.getAllByRole('button', { name: 'View details' });
    await userEvent.click(links[1] ?? document.body);
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the history' }));
    expect(screen.getAllByRole('button', { name: 'View details' })[1]).toHaveFocus();
  });

  it('shows hour and destination of a return, and its photo', async () => {
    await open();
    await userEvent.click(screen.getAllByRole('button', { name: 'View details' })[4] ?? document.body);
    const details = await screen.findByRole('region', { name: 'Details' });
    expect(within(details).getByText('9 PHARMACY WAY')).toBeVisible();
    expect(within(details).getAllByText('Nov/20/2026 12:30 PM')).toHaveLength(2);
    const photo = within(details).getByRole('img', { name: 'Photo evidence' });
    expect(photo).toHaveAttribute('src', '/api/photo/4');
    expect(within(details).getByRole('button', { name: 'All returns of this run' })).toBeVisible();
  });

  it('says so when a photo cannot be loaded', async () => {
    await open();
    await userEvent.click(screen.getAllByRole('button', { name: 'View details' })[4] ?? document.body);
    fireEvent.error(await screen.findByRole('img', { name: 'Photo evidence' }));
    expect(screen.getByText(/The photo could not be loaded/)).toBeVisible();
  });

  it('is "Historial de cambios" in Spanish', async () => {
    await open('es');
    expect(screen.getByRole('heading', { name: 'Historial de cambios' })).toBeVisible();
    expect(screen.getByText('Motivo: El destinatario lo rechazó')).toBeVisible();
  });

  it('says when it cannot be loaded, and offers to try again', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(answer(500, { message: 'x' })));
    renderOnBoard(<LifeCycleDialog event={event} manifest={null} onClose={vi.fn()} />);
    expect(await screen.findByText('The history could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
