import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import EditRunDialog from '../../src/board/actions/EditRunDialog';
import { createInteraction } from '../../src/board/interaction/createInteraction';
import { InteractionContext } from '../../src/board/interaction/useInteraction';
import type { ManifestView } from '../../src/domain/runs/dispatchView';
import { renderOnBoard } from '../support/renderOnBoard';
import { stubFetch, type Call, type StubAnswer } from '../support/stubFetch';
import { makeEvent, makeManifest } from '../support/views';

vi.mock(
  '../../src/providers/usePermissions',
  async () => (await import('../support/everyPermission')).everyPermission,
);

const event = makeEvent({ id: 7, version: 4 });
const run = makeManifest({
  id: 3,
  version: 3,
  name: 'NORTH',
  employee_id: 5,
  vehicle_id: 6,
  close_door_pharmacy_id: 1,
  time_zone: 'America/Los_Angeles',
  start_at: '2026-11-20 16:00:00',
  end_at: '2026-11-21 00:00:00',
  delivery_manifest_status_id: 1,
  events: [event],
});
const done = {
  command_id: '6f1a8f0e-8f0b-4d5e-9a53-4a1c7a0f6b11',
  manifests: [{ ...run, version: 4 }],
  events: [],
  undo_until: '2026-11-20 19:00:00',
};
let calls: Call[];
let verb: (call: Call) => StubAnswer;
const onClose = vi.fn();

beforeEach(() => {
  onClose.mockClear();
  verb = () => ({ json: done });
  calls = stubFetch((call) => (call.url.startsWith('/delivery_manifest/3') ? verb(call) : { json: [] }));
});
afterEach(() => vi.unstubAllGlobals());
const sent = () => calls.filter(({ url }) => url.startsWith('/delivery_manifest/3'));

function open(changes: Partial<ManifestView> = {}, language?: 'en' | 'es') {
  const manifest = { ...run, ...changes };
  const interaction = createInteraction();
  interaction.setBoard({ manifests: [manifest], pool: [] });
  return renderOnBoard(
    <MemoryRouter>
      <InteractionContext.Provider value={interaction}>
        <EditRunDialog manifest={manifest} onClose={onClose} />
      </InteractionContext.Provider>
    </MemoryRouter>,
    language,
  );
}
const clear = async (label: RegExp | string, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};

describe('Edit run: name and shift, while the run is created or scheduled', () => {
  it('sends what was changed and nothing else', async () => {
    open();
    expect(screen.getByLabelText(/^Start/)).toHaveValue('08:00');
    expect(screen.getByLabelText(/^End(?!s)/)).toHaveValue('16:00');
    await clear(/^Name/, 'south');
    await clear(/^End(?!s)/, '17:30');
    await userEvent.click(screen.getByRole('button', { name: 'Save run' }));
    expect(sent()[0]).toMatchObject({
      method: 'PUT',
      url: '/delivery_manifest/3',
      body: { employee_id: 5, vehicle_id: 6, close_door_pharmacy_id: 1, name: 'SOUTH', end_time: '17:30:00' },
    });
    expect(Object.keys(sent()[0]?.body as object)).toHaveLength(5);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    ['en', /^Name/, '', 'Fill in this field'],
    ['en', /^Start/, '05:00', /07:00/],
    ['es', /^Inicio/, '05:00', /07:00/],
  ] as const)(
    'checks by the rules of a run before it asks anybody (%s %s)',
    async (language, label, text, said) => {
      open({}, language);
      await clear(label, text);
      await userEvent.click(
        screen.getByRole('button', { name: language === 'es' ? 'Guardar ruta' : 'Save run' }),
      );
      expect(sent()).toEqual([]);
      expect(await screen.findByText(said)).toBeInTheDocument();
      expect(screen.getByLabelText(label)).toHaveFocus();
    },
  );

  it.each([3, 4])('offers neither once somebody has set out (state %d)', (delivery_manifest_status_id) => {
    open({ delivery_manifest_status_id });
    expect(screen.queryByLabelText(/^Name/)).not.toBeInTheDocument();
    expect(screen.queryByLabelText(/^Start/)).not.toBeInTheDocument();
  });

  it('says which stop the change does not suit, and does it over the rule with a reason', async () => {
    const rules = [{ rule: 'window', manifest_id: 3, delivery_event_id: 7, minutes: 12 }];
    verb = ({ url }) =>
      url.endsWith('/override')
        ? { json: done }
        : { status: 400, json: { status_code: 'plan001', message: 'Rules', errors: {}, args: { rules } } };
    open();
    await clear(/^Start/, '10:00');
    await userEvent.click(screen.getByRole('button', { name: 'Save run' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('misses the window');
    await userEvent.type(screen.getByLabelText(/Reason/), 'AGREED BY PHONE');
    await userEvent.click(screen.getByRole('button', { name: 'Override' }));
    expect(sent()[1]).toMatchObject({
      url: '/delivery_manifest/3/override',
      body: { start_time: '10:00:00', reason: 'AGREED BY PHONE' },
    });
  });
});
