import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { messages } from '../../../src/providers/messageLog';
import { fakeWire } from './fakeWire';
import { recordOf } from './records';
import { renderScreen } from './renderScreen';

async function openForm(link: string | null) {
  const wire = fakeWire({
    'GET /employees/1': { json: recordOf('employees'), headers: { etag: '"1"' } },
    'GET /presigned/employees': { json: { url: link } },
    'DELETE /presigned/employees': { json: null },
  });
  await renderScreen({ name: 'employees', at: '/1/edit' });
  const group = await screen.findByRole('group', { name: 'Picture' });
  return { wire, group };
}

describe('the picture of an employee (spec §7, Pictures)', () => {
  it('comes with the first save: a new record has no id to name it by', async () => {
    fakeWire({});
    await renderScreen({ name: 'employees', at: '/add' });
    expect(
      await screen.findByText('Save the record first; then a picture can be added.'),
    ).toBeInTheDocument();
  });

  it('is asked for by {id}.png (spec §3), and shown by its link', async () => {
    const { wire, group } = await openForm('/api/files/employees-1-abc.png');
    expect(await within(group).findByRole('button', { name: 'Change picture' })).toBeInTheDocument();
    expect(wire.to('GET', '/presigned/employees')[0]?.query).toEqual({ file_name: '1.png' });
  });

  it('is removed only after a question', async () => {
    const user = userEvent.setup();
    const { wire, group } = await openForm('/api/files/employees-1-abc.png');
    await user.click(await within(group).findByRole('button', { name: 'Remove picture' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove this picture?' });
    expect(wire.to('DELETE', '/presigned/employees')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Remove picture' }));
    await waitFor(() => expect(wire.to('DELETE', '/presigned/employees')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is no other file: that is said in words, and nothing is sent', async () => {
    const user = userEvent.setup({ applyAccept: false });
    const { wire, group } = await openForm(null);
    await within(group).findByRole('button', { name: 'Add picture' });
    const chooser = group.querySelector<HTMLInputElement>('input[type=file]');
    if (!chooser) throw new Error('No chooser');
    await user.upload(chooser, new File(['words'], 'notes.txt', { type: 'text/plain' }));
    expect(messages.get().map((message) => message.text)).toContain(
      'This file is not a PNG, JPEG or WebP picture. Choose another one.',
    );
    expect(wire.to('POST', '/presigned')).toEqual([]);
  });
});
