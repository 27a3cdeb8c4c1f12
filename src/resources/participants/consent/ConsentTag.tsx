import GivenIcon from '@mui/icons-material/CheckCircleOutlined';
import NothingIcon from '@mui/icons-material/HelpOutlineOutlined';
import StoppedIcon from '@mui/icons-material/BlockOutlined';
import type { ConsentState } from '../../../domain/messages/consent';
import { useT } from '../../../i18n/useT';
import { ToneTag } from '../../../ui/ToneTag';

const LOOKS = {
  given: { tone: 'green', icon: GivenIcon },
  stopped: { tone: 'red', icon: StoppedIcon },
} as const;

/** What holds for one way to a person. */
export function ConsentTag({ state }: { state: ConsentState | null }) {
  const translate = useT();
  if (state === null)
    return <ToneTag isSmall tone="grey" icon={NothingIcon} word={translate('consent.nothing')} />;
  return <ToneTag isSmall {...LOOKS[state]} word={translate(`consent.states.${state}`)} />;
}
