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
  /** Why this file alone would be read so; null where a person, or an earlier file of the client, has said it. */
  reason: MappingReason | null;
}

/** How it is known what a column is: a guess by what stands in it asks for a look. */
export function HowSure({ target, reason }: HowSureProps) {
  const translate = useT();
  const sureness: Sureness =
    target === null ? 'unused' : reason === 'name' || reason === 'content' ? reason : 'given';
  return <ToneTag isSmall {...LOOKS[sureness]} word={translate(`imports.mapping.how.${sureness}`)} />;
}
