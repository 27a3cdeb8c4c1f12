import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { saveRuleCall, type RecipientRule } from '../../contract/messages/recipientMessages';
import { SUGGESTED_CHANNELS } from '../../domain/messages/recipientEvents';
import { ruleProblems } from '../../domain/messages/ruleProblems';
import { useT } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { useSending } from '../../ui/useSending';
import { useUnsaved } from '../../ui/unsaved/useUnsaved';
import { MoneyFields, type MoneyTexts } from './MoneyFields';
import { RulesTable } from './RulesTable';
import { isOperation } from './useRecipientMessages';

interface RulesFormProps {
  rule: RecipientRule;
  operation: RecipientRule;
  prices: { sms_price: string | null; voice_price: string | null };
  /** Whether anybody is told anything by any rule. */
  isOn: boolean;
  mayChange: boolean;
  scopeSelect: ReactNode;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => Promise<unknown>;
}

const blankToNull = (text: string) => text.trim() || null;

function moneyOf(rule: RecipientRule, prices: RulesFormProps['prices']): MoneyTexts {
  const isOwn = isOperation(rule);
  return {
    daily_budget: rule.daily_budget ?? '',
    sms_price: isOwn ? (prices.sms_price ?? '') : '',
    voice_price: isOwn ? (prices.voice_price ?? '') : '',
  };
}

/** The rules of one scope, saved together. */
export function RulesForm(props: RulesFormProps) {
  const { rule, operation, prices, isOn, mayChange, scopeSelect, onDirty, onSaved } = props;
  const translate = useT();
  const notify = useNotify();
  const id = useId();
  const [channels, setChannels] = useState(rule.channels);
  const [money, setMoney] = useState(() => moneyOf(rule, prices));
  const { isSaving, trouble, problems, setProblems, send } = useSending(() => undefined);
  const before = { channels: rule.channels, money: moneyOf(rule, prices) };
  const isDirty = JSON.stringify({ channels, money }) !== JSON.stringify(before);
  useUnsaved(isDirty);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const save = () => {
    const { close_door_pharmacy_id, funding_source_id, version } = rule;
    const body = {
      close_door_pharmacy_id,
      funding_source_id,
      channels,
      daily_budget: blankToNull(money.daily_budget),
      sms_price: blankToNull(money.sms_price),
      voice_price: blankToNull(money.voice_price),
    };
    const found = ruleProblems(body);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    void send(
      async () => void (await readApi(saveRuleCall, { body }, { version })),
      () => {
        notify(translate('recipientMessages.rules.saved'), { type: 'success' });
        void onSaved();
      },
    );
  };
  const discard = () => {
    setChannels(before.channels);
    setMoney(before.money);
    setProblems({});
  };
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 4 }}>
      <Box>
        <Typography id={id} variant="h2">
          {translate('recipientMessages.rules.title')}
        </Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
          {translate('recipientMessages.rules.purpose')}
        </Typography>
      </Box>
      {!isOn && !isDirty && (
        <Alert
          severity="info"
          action={
            mayChange &&
            isOperation(rule) && (
              <Button color="inherit" size="small" onClick={() => setChannels(SUGGESTED_CHANNELS)}>
                {translate('recipientMessages.suggest')}
              </Button>
            )
          }
        >
          {translate('recipientMessages.off')}
        </Alert>
      )}
      {scopeSelect}
      <RulesTable
        channels={channels}
        inherited={isOperation(rule) ? null : operation.channels}
        isClient={rule.funding_source_id !== null}
        disabled={!mayChange || isSaving}
        onChange={setChannels}
      />
      <MoneyFields
        texts={money}
        hasPrices={isOperation(rule)}
        problems={problems}
        disabled={!mayChange || isSaving}
        onChange={setMoney}
      />
      {trouble && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void onSaved()}>
              {translate('recipientMessages.rules.reload')}
            </Button>
          }
        >
          {trouble}
        </Alert>
      )}
      {mayChange && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Box
            role="status"
            sx={{ flex: 1, minWidth: 120, color: isDirty ? 'text.primary' : 'text.secondary' }}
          >
            {translate(`recipientMessages.rules.${isDirty ? 'unsaved' : 'unchanged'}`)}
          </Box>
          {isDirty && (
            <Button color="secondary" disabled={isSaving} onClick={discard}>
              {translate('recipientMessages.rules.discard')}
            </Button>
          )}
          <Button variant="contained" disabled={!isDirty} loading={isSaving} onClick={save}>
            {translate('recipientMessages.rules.save')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
