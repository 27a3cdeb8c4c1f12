import type { SvgIconComponent } from '@mui/icons-material';
import NameIcon from '@mui/icons-material/CheckOutlined';
import GuessIcon from '@mui/icons-material/HelpOutline';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import UnusedIcon from '@mui/icons-material/RemoveOutlined';
import type { MappingReason } from '../../domain/imports/importMapping';
import type { ImportTarget } from '../../domain/imports/importTargets';
import type { Tone } from '../../domain/stops/statusTag';
import { useT } from '../../i18n/useT';
import { ToneTag } from '../../ui/ToneTag';

type Sureness = 'unused' | 'given' | 'name' | 'content';

const LOOKS: Readonly<Record<Sureness, { tone: Tone; icon: SvgIconComponent }>> = {
  unused: { tone: 'grey', icon: UnusedIcon },
  given: { tone: 'neutral', icon: PersonIcon },
  name: { tone: 'green', icon: NameIcon },
  content: { tone: 'amber', icon: GuessIcon },
};

interface HowSureProps {
  target: ImportTarget | null;
  /** Reason of the guess; null when a user, or an earlier file of the client, decided it. */
  reason: MappingReason | null;
}

/** How the target of a column was found; a guess by content should be checked. */
export function HowSure({ target, reason }: HowSureProps) {
  const translate = useT();
  const sureness: Sureness =
    target === null ? 'unused' : reason === 'name' || reason === 'content' ? reason : 'given';
  return <ToneTag isSmall {...LOOKS[sureness]} word={translate(`imports.mapping.how.${sureness}`)} />;
}
