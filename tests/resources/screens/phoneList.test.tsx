import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Phone } from '../../../src/contract/participants/phones';
import { indexPermissions } from '../../../src/domain/access/access';
import { PERMISSIONS } from '../../../src/domain/access/permissions';
import { PhoneList } from '../../../src/resources/participants/contacts/PhoneList';
import { holdPermissions } from '../../support/holdPermissions';
import { fakeWire } from './fakeWire';
import { OWN } from './ownPhone';
import { renderPart } from './renderPart';

const URL = '/participants/7/phone_numbers';
const NEW: Phone = { ...OWN, id: 2, phone_number: '8585550111', is_default: false, version: 1 };

it('a save that ends late closes its own form, and not the one that was opened meanwhile', async () => {
  const { addPhoneNumber, updatePhoneNumber } = PERMISSIONS.participants;
  await holdPermissions(indexPermissions([addPhoneNumber, updatePhoneNumber]));
  const phones = [OWN];
  fakeWire({
    [`GET ${URL}`]: () => [...phones],
    [`POST ${URL}`]: () => {
      phones.push(NEW);
      return { json: NEW };
    },
  });
  // The record is read anew after a save: here it takes its time.
  let answer: (() => void) | null = null;
  let isFirst = true;
  const read = () => {
    if (isFirst) return Promise.resolve((isFirst = false));
    return new Promise<boolean>((done) => {
      answer = () => done(true);
    });
  };
  function Record() {
    useQuery({ queryKey: ['participants', 'getOne'], queryFn: read });
    return null;
  }
  await renderPart(
    <>
      <Record />
      <PhoneList participantId={7} />
    </>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add phone' }));
  await user.type(screen.getByLabelText(/^Phone/), '8585550111');
  await user.click(screen.getByRole('button', { name: 'Save phone' }));
  await screen.findByText('(858) 555-0111');
  await user.click(screen.getByRole('button', { name: 'Edit phone (619) 555-0100' }));
  const form = screen.getByRole('group', { name: 'Edit phone' });
  await waitFor(() => expect(answer).not.toBeNull());
  await act(async () => {
    answer?.();
    await new Promise((done) => setTimeout(done, 50));
  });
  expect(form).toBeVisible();
  expect(screen.queryByRole('group', { name: 'New phone' })).toBeNull();
});
