import type { CallView } from '../contract/calls/calls';
import { useT } from '../i18n/useT';
import { useValue } from '../providers/valueStore';
import { hiddenText } from '../ui/hiddenText';
import Box from '@mui/material/Box';
import { centre } from './callCentre';
import type { CallSession } from './callSession';
import { outcomeKey } from '../ui/calls/outcome';

/** What has just happened to the call, in a sentence. */
function useSentence(view: CallView | undefined, isMuted: boolean): string {
  const translate = useT();
  if (!view) return '';
  const { name } = view.party;
  if (view.state === 'ended')
    return translate('calls.said.ended', { outcome: translate(outcomeKey(view.outcome, view.direction)) });
  if (view.state === 'ringing') return translate('calls.said.ringing', { name });
  if (view.state === 'onHold') return translate('calls.said.held', { name });
  if (view.state === 'transferring')
    return translate('calls.said.transferring', { name: view.transferTo ?? '' });
  return isMuted ? translate('calls.said.muted') : translate('calls.said.answered', { name });
}

function OwnNews({ session }: { session: CallSession }) {
  const view = useValue(session.view);
  const { isMuted } = useValue(session.sound);
  return <>{useSentence(view, isMuted)}</>;
}

/** For screen readers: who calls, at once; how the own call goes, when there is a pause. */
export function CallNews() {
  const translate = useT();
  const { session, ringing } = useValue(centre);
  const [first] = ringing;
  return (
    <>
      <Box role="alert" sx={hiddenText}>
        {first ? translate('calls.said.incoming', { name: first.party.name }) : ''}
      </Box>
      <Box role="status" sx={hiddenText}>
        {session ? <OwnNews session={session} /> : null}
      </Box>
    </>
  );
}
