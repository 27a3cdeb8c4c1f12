import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SendLinkForm } from '../../src/board/share/SendLinkForm';
import { answer, renderOnBoard } from '../support/renderOnBoard';
import { makeEvent } from '../support/views';

const event = makeEvent({ id: 7, delivery_manifest_id: 10 });
let posts: unknown[];

beforeEach(() => {
  posts = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    if (init.method === 'POST') {
      posts.push(typeof init.body === 'string' ? JSON.parse(init.body) : null);
      return answer(200, { message_id: 1, send_by: 'sms', sent_to: '••• 0199', deliveries: 1 });
    }
    return answer(200, { email: 'ana@example.test', phone_number: '6195550199' });
  });
});
afterEach(() => vi.unstubAllGlobals());

const onSent = vi.fn();
const open = () => renderOnBoard(<SendLinkForm event={event} onBusy={vi.fn()} onSent={onSent} />);

describe('Share (spec §5): the first submit only unlocks the field', () => {
  it('sends with the second one', async () => {
    open();
    const field = await screen.findByLabelText(/phone number/i);
    await waitFor(() => expect(field).toHaveValue('619-555-0199'));
    expect(field).toHaveAttribute('readonly');
    await userEvent.click(screen.getByRole('button', { name: 'Send SMS' }));
    expect(field).not.toHaveAttribute('readonly');
    expect(posts).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Send SMS' }));
    await waitFor(() => expect(onSent).toHaveBeenCalledWith('On its way to ••• 0199'));
    expect(posts).toEqual([{ send_by: 'sms', email: '619-555-0199', delivery_event_id: 7 }]);
  });

  it('the edit button unlocks it, too, and a wrong address is said at the field', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Email' }));
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const field = screen.getByLabelText(/email address/i);
    await userEvent.clear(field);
    await userEvent.type(field, 'nobody');
    await userEvent.click(screen.getByRole('button', { name: 'Send email' }));
    expect(await screen.findByText('Use a valid email format')).toBeVisible();
    expect(posts).toEqual([]);
  });
});
