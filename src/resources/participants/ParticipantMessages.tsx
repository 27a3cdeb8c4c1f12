import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useT } from '../../i18n/useT';
import { LoadFailed } from '../../ui/LoadFailed';
import { Section } from '../../ui/Section';
import textStyles from '../../ui/theme/text.module.css';
import { ToldList } from '../sentMessages/ToldList';
import { useToldMessages } from '../sentMessages/useToldMessages';

/** What a participant was told of their deliveries, and whether it arrived. */
export default function ParticipantMessages({ participantId }: { participantId: number }) {
  const translate = useT();
  const { data, error, isPending, refetch } = useToldMessages({ participant: participantId });
  return (
    <Section title={translate('outbox.told.title')}>
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        {error && <LoadFailed onRetry={() => void refetch()}>{translate('outbox.failed')}</LoadFailed>}
        {isPending && <Skeleton variant="rounded" height={48} />}
        {data?.length === 0 && <p className={textStyles.quiet}>{translate('outbox.told.none')}</p>}
        {data && data.length > 0 && <ToldList messages={data} />}
      </Box>
    </Section>
  );
}
