import { useCallback } from 'react';
import { formatPhone } from '../../../domain/people/phone';
import type { KeyUnder } from '../../../i18n/messageKey';
import { useT } from '../../../i18n/useT';
import type { Phone } from '../../../contract/participants/phones';

/** A phone in one line: "(619) 555-0100 · mobile · MARIA LOPEZ, daughter · default". */
export function usePhoneText(): (phone: Phone) => string {
  const translate = useT();
  return useCallback(
    (phone) => {
      const word = (key: KeyUnder<'participants.phones'>) => translate(`participants.phones.${key}`);
      const relation =
        phone.relationship && phone.relationship !== 'NONE'
          ? word(`relationships.${phone.relationship}`).toLowerCase()
          : null;
      const who = [phone.contact_name, relation].filter(Boolean).join(', ');
      const parts = [
        formatPhone(phone.phone_number),
        word(`types.${phone.number_type}`).toLowerCase(),
        who,
        phone.is_default ? word('default').toLowerCase() : null,
      ];
      return parts.filter(Boolean).join(' · ');
    },
    [translate],
  );
}
