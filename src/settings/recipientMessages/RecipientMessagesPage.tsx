import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { RecipientMessages } from '../../contract/messages/recipientMessages';
import { PERMISSIONS } from '../../domain/access/permissions';
import { MESSAGE_CHANNELS } from '../../domain/messages/channels';
import { isAnythingOn } from '../../domain/messages/recipientRules';
import { useT } from '../../i18n/useT';
import { useAllowed } from '../../providers/usePermissions';
import { LoadFailed } from '../../ui/LoadFailed';
import { HistoryLink } from '../../ui/log/HistoryLink';
import { PageActions } from '../../ui/PageActions';
import { RulesForm } from './RulesForm';
import { ScopeSelect } from './ScopeSelect';
import { OPERATION, ruleOf, useRecipientMessages } from './useRecipientMessages';
import { WordsSection } from './WordsSection';

/** `/recipient-messages`: what recipients are told, how, and in which words. */
export default function RecipientMessagesPage() {
  const translate = useT();
  const { data, isPending, isError, refetch } = useRecipientMessages();
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 960 }}>
      <PageActions>
        <HistoryLink resource="recipient_rules" />
      </PageActions>
      <Box>
        <Typography variant="h1">{translate('pages.recipientMessages')}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
          {translate('recipientMessages.lead')}
        </Typography>
      </Box>
      {isError && (
        <LoadFailed onRetry={() => void refetch()}>{translate('recipientMessages.failed')}</LoadFailed>
      )}
      {isPending && <Skeleton variant="rounded" height={320} />}
      {data && <Loaded data={data} onSaved={refetch} />}
    </Box>
  );
}

function Loaded({ data, onSaved }: { data: RecipientMessages; onSaved: () => Promise<unknown> }) {
  const translate = useT();
  const mayChange = useAllowed(PERMISSIONS.recipient_messages.updateRules);
  const [scope, setScope] = useState(OPERATION);
  const [isDirty, setIsDirty] = useState(false);
  const rule = ruleOf(data.rules, scope);
  const operation = ruleOf(data.rules, OPERATION);
  const isOn = data.rules.some(({ channels }) => isAnythingOn(channels));
  const ways = MESSAGE_CHANNELS.filter((channel) => !data.connected.includes(channel));
  return (
    <>
      {!mayChange && <Alert severity="info">{translate('recipientMessages.readOnly')}</Alert>}
      {isOn && ways.length > 0 && (
        <Alert severity="info">
          {translate('recipientMessages.notConnected', {
            ways: ways.map((way) => translate(`outbox.channels.${way}`)).join(', '),
          })}
        </Alert>
      )}
      <RulesForm
        key={`${rule.close_door_pharmacy_id} ${rule.funding_source_id} ${rule.version}`}
        rule={rule}
        operation={operation}
        prices={data}
        isOn={isOn}
        mayChange={mayChange}
        scopeSelect={<ScopeSelect scope={scope} disabled={isDirty} onChange={setScope} />}
        onDirty={setIsDirty}
        onSaved={onSaved}
      />
      <WordsSection templates={data.templates} onSaved={onSaved} />
    </>
  );
}
