import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addPhoneCall, changePhoneCall, phonesCall, type Phone } from '../../../contract/participants/phones';
import { readApi } from '../../../providers/callApi';
import type { HttpError } from '../../../providers/http';
import { showMessage } from '../../../providers/messageLog';
import { bodyOf, type PhoneDraft } from './phone';

/** The phones of a participant, the default first (spec §7). */
export function usePhones(participantId: number) {
  return useQuery<Phone[], HttpError>({
    queryKey: ['phones', participantId],
    retry: false,
    queryFn: ({ signal }) =>
      readApi(phonesCall, { params: { id: participantId }, query: { sort: '-is_default' } }, { signal }),
  });
}

interface PhoneSave {
  phone: Phone | null;
  draft: PhoneDraft;
  /** `false` puts it out of use. */
  is_active?: boolean;
}

/**
 * Adds or changes one phone, with the version that was seen. A refusal is the form's to show: nothing typed is lost.
 * The record that carries the default number is read anew.
 */
export function useSavePhone(participantId: number, onSaved: (phone: Phone) => void) {
  const client = useQueryClient();
  return useMutation<Phone, HttpError, PhoneSave>({
    mutationFn: ({ phone, draft, is_active }) => {
      const id = participantId;
      const body = { ...bodyOf(draft, phone), ...(is_active === undefined ? {} : { is_active }) };
      if (!phone) return readApi(addPhoneCall, { params: { id }, body });
      const version = phone.version ?? null;
      return readApi(changePhoneCall, { params: { id, phoneId: phone.id }, body }, { version });
    },
    onSuccess: async (phone) => {
      showMessage({ kind: 'success', key: 'participants.phones.saved', text: 'The phone is saved.' });
      await client.invalidateQueries({ queryKey: ['phones', participantId] });
      await client.invalidateQueries({ queryKey: ['participants'] });
      onSaved(phone);
    },
  });
}
