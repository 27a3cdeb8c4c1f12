import OnIcon from '@mui/icons-material/CheckOutlined';
import OffIcon from '@mui/icons-material/CircleOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SECOND_FACTOR_PATH } from '../../domain/access/passwordLink';
import { RECOVERY_CODE_COUNT, type OwnFactors } from '../../domain/access/secondFactor';
import type { KeyUnder } from '../../i18n/messageKey';
import { useT } from '../../i18n/useT';
import { ToneTag } from '../../ui/ToneTag';
import { readOwnFactors } from '../../providers/secondFactorCalls';
import { useZonedTime } from '../../ui/useZonedTime';
import { PasskeyList } from './PasskeyList';
import { RemoveFactorDialog } from './RemoveFactorDialog';
import { RenamePasskeyDialog } from './RenamePasskeyDialog';
import type { Asked } from './askedFactor';

const QUERY_KEY = ['users', 'second_factor'];
/** At or below this number of codes a warning is shown. */
const FEW_CODES = 2;

function Part({ title, state, children }: { title: string; state: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', justifyItems: 'start', minWidth: 0 }}>
      <Typography variant="h3">{title}</Typography>
      {state}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>{children}</Box>
    </Box>
  );
}

function SetUp({ add, word, isFirst = false }: { add: string; word: string; isFirst?: boolean }) {
  return (
    <Button
      component={Link}
      to={`${SECOND_FACTOR_PATH}?add=${add}`}
      size="small"
      variant={isFirst ? 'contained' : 'outlined'}
    >
      {word}
    </Button>
  );
}

function Factors({ factors, onAsk }: { factors: OwnFactors; onAsk: (asked: Asked) => void }) {
  const translate = useT();
  const timeOf = useZonedTime();
  const word = (key: KeyUnder<'accountPages.factors'>, args?: object) =>
    translate(`accountPages.factors.${key}`, { ...args });
  const { totp, passkeys, recovery_codes_left: left, is_required, can_add_passkey } = factors;
  const hasAny = totp !== null || passkeys.length > 0;
  const tag = (isOn: boolean) => (
    <ToneTag
      tone={isOn ? 'green' : 'neutral'}
      icon={isOn ? OnIcon : OffIcon}
      word={word(isOn ? 'on' : 'off')}
    />
  );
  const used = (at: string | null) => (at ? word('used', { at: timeOf(at) }) : word('neverUsed'));
  return (
    <>
      {is_required && (
        <Typography sx={{ gridColumn: '1 / -1' }} color="text.secondary">
          {word('required')}
        </Typography>
      )}
      <Part
        title={word('totp')}
        state={
          <>
            {tag(totp !== null)}
            {totp && <span>{used(totp.last_used_at)}</span>}
          </>
        }
      >
        <SetUp add="totp" word={word(totp ? 'replace' : 'setUp')} isFirst={!hasAny} />
        {totp && (
          <Button size="small" variant="outlined" onClick={() => onAsk({ to: 'remove', passkey: null })}>
            {word('remove')}
          </Button>
        )}
      </Part>
      {hasAny && (
        <Part
          title={word('codes')}
          state={
            left <= FEW_CODES ? (
              <Alert severity="warning">{word('codesFew', { smart_count: left })}</Alert>
            ) : (
              <span>{word('codesLeft', { left, all: RECOVERY_CODE_COUNT })}</span>
            )
          }
        >
          <SetUp add="codes" word={word('newCodes')} />
        </Part>
      )}
      <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2, justifyItems: 'start', minWidth: 0 }}>
        <Typography variant="h3">{word('passkeys')}</Typography>
        {passkeys.length > 0 ? <PasskeyList passkeys={passkeys} onAsk={onAsk} /> : tag(false)}
        {can_add_passkey ? (
          <SetUp add="passkey" word={word('addPasskey')} />
        ) : (
          <Typography color="text.secondary">{word('noPasskeysHere')}</Typography>
        )}
      </Box>
    </>
  );
}

/** The user's second factors: shown here, set up on their own page. */
export function SecondFactor() {
  const translate = useT();
  const client = useQueryClient();
  const [question, setQuestion] = useState<Asked | null>(null);
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }) => readOwnFactors(signal),
  });
  if (isPending) return <Skeleton variant="rounded" height={120} sx={{ gridColumn: '1 / -1' }} />;
  if (isError) {
    const again = (
      <Button size="small" onClick={() => void refetch()}>
        {translate('screens.empty.retry')}
      </Button>
    );
    return (
      <Alert severity="error" action={again} sx={{ gridColumn: '1 / -1' }}>
        {translate('accountPages.factors.failed')}
      </Alert>
    );
  }
  const close = () => setQuestion(null);
  const done = async () => {
    await client.invalidateQueries({ queryKey: QUERY_KEY });
    close();
  };
  return (
    <>
      <Factors factors={data} onAsk={setQuestion} />
      {question?.to === 'remove' && (
        <RemoveFactorDialog passkey={question.passkey} onDone={done} onClose={close} />
      )}
      {question?.to === 'rename' && (
        <RenamePasskeyDialog passkey={question.passkey} onDone={done} onClose={close} />
      )}
    </>
  );
}
