import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request, type HttpError } from '../../../providers/http';
import { showMessage } from '../../../providers/messageLog';
import { bodyOf, type Phone, type PhoneDraft } from './phone';

/** The phones behind a URL such as `/participants/7/phone_numbers`, the default first (spec §7). */
export function usePhones(url: string | null) {
  return useQuery<Phone[], HttpError>({
    queryKey: ['phones', url],
    enabled: url !== null,
    retry: false,
    queryFn: async ({ signal }) =>
      (await request<Phone[]>(`${url ?? ''}?sort=-is_default`, { signal, toast: false })).data,
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
export function useSavePhone(url: string, onSaved: (phone: Phone) => void) {
  const client = useQueryClient();
  return useMutation<Phone, HttpError, PhoneSave>({
    mutationFn: async ({ phone, draft, is_active }) => {
      const path = phone ? `${url}/${phone.id}` : url;
      const { data } = await request<Phone>(path, {
        method: phone ? 'PUT' : 'POST',
        body: { ...bodyOf(draft, phone), ...(is_active === undefined ? {} : { is_active }) },
        version: phone?.version ?? null,
        toast: false,
      });
      return data;
    },
    onSuccess: async (phone) => {
      showMessage({ kind: 'success', key: 'participants.phones.saved', text: 'The phone is saved.' });
      await client.invalidateQueries({ queryKey: ['phones', url] });
      await client.invalidateQueries({ queryKey: ['participants'] });
      onSaved(phone);
    },
  });
}
