import { useT } from '../../../i18n/useT';
import { StepPage } from '../../screens/StepPage';
import { Section } from '../../../ui/Section';
import { useLiveResource } from '../../screens/useLiveResource';
import { PhoneList } from './PhoneList';

/** `/data/participants/{id}/contacts`: whom we can call about this person. */
export default function ContactsPage() {
  const translate = useT();
  useLiveResource('participants');
  return (
    <StepPage name="participants">
      {(record) => (
        <Section
          title={translate('participants.phones.title')}
          purpose={translate('participants.phones.purpose')}
        >
          <PhoneList participantId={record.id} />
        </Section>
      )}
    </StepPage>
  );
}
