import CallIcon from '@mui/icons-material/CallOutlined';
import { Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { stopContactsCall } from '../../contract/board/contacts';
import { realPhone } from '../../domain/people/phone';
import { useT } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { speaksAdditions } from '../../providers/serverContract';
import { LoadFailed } from '../../ui/LoadFailed';
import styles from './stopPanel.module.css';
import { LANGUAGES } from '../../domain/wire/languages';
import { PhoneLink } from '../../ui/PhoneLink';

/** The room of the lines until they are here. */
export function StopContactSpace() {
  // Another server has no such call.
  return speaksAdditions() ? <Skeleton variant="rounded" height={28} /> : null;
}

/** Phones of the recipient, each one press away from a call, with the language and the gate code. */
export function StopContactLines({ eventId }: { eventId: number }) {
  const translate = useT();
  const { data, error, refetch } = useQuery({
    queryKey: ['delivery_events', 'contacts', eventId],
    queryFn: ({ signal }) => readApi(stopContactsCall, { params: { id: eventId } }, { signal }),
    enabled: speaksAdditions(),
    retry: false,
    // Numbers of patients are not kept.
    gcTime: 0,
  });
  if (error)
    return <LoadFailed onRetry={() => void refetch()}>{translate('dispatch.contactsFailed')}</LoadFailed>;
  if (!data) return <StopContactSpace />;
  const phones = [...new Set([data.mobile_phone_number, data.phone_number])].flatMap(
    (each) => realPhone(each) ?? [],
  );
  const language = LANGUAGES.find((each) => each === data.language);
  return (
    <div className={styles.contacts}>
      {phones.map((phone) => (
        <PhoneLink key={phone} phone={phone} underline="hover">
          <CallIcon fontSize="inherit" />
        </PhoneLink>
      ))}
      {phones.length === 0 ? <PhoneLink phone={null} /> : null}
      {language ? <span>{translate(`languages.${language}`)}</span> : null}
      {data.gate_code ? <span>{translate('dispatch.gateCode', { code: data.gate_code })}</span> : null}
    </div>
  );
}
