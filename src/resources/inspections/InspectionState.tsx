import CleanIcon from '@mui/icons-material/CheckCircleOutlined';
import CriticalIcon from '@mui/icons-material/ReportOutlined';
import SignedIcon from '@mui/icons-material/VerifiedOutlined';
import DefectsIcon from '@mui/icons-material/WarningAmberOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { INSPECTION_STATES, type InspectionState as State } from '../../domain/fleet/inspection';
import type { Tone } from '../../domain/stops/statusTag';
import { useTranslateAny } from '../../i18n/useT';
import { ToneTag } from '../../ui/ToneTag';
import type { Field } from '../schema/fields';
import type { DisplayProps } from '../screens/display/fieldDisplays';
import { INSPECTION_TONES } from './inspectionTones';

const ICONS: Readonly<Record<State, SvgIconComponent>> = {
  clean: CleanIcon,
  defects: DefectsIcon,
  critical: CriticalIcon,
  signedOff: SignedIcon,
};

/** What an inspection found: colour, icon and word. */
export function InspectionState({ value }: DisplayProps<Field>) {
  const translateAny = useTranslateAny();
  const state = INSPECTION_STATES.find((each) => each === value);
  if (!state) return <>{String(value)}</>;
  const tone: Tone = INSPECTION_TONES[state];
  return (
    <ToneTag
      isSmall
      tone={tone}
      icon={ICONS[state]}
      word={translateAny(`resources.inspections.choices.state.${state}`)}
    />
  );
}
