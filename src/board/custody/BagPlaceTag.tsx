import CheckIcon from '@mui/icons-material/CheckCircleOutline';
import WaitIcon from '@mui/icons-material/AccessTimeOutlined';
import BarIcon from '@mui/icons-material/BlockOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import VehicleIcon from '@mui/icons-material/LocalShippingOutlined';
import type { BagPlace } from '../../domain/custody/custody';
import type { Tone } from '../../domain/stops/statusTag';
import { useT } from '../../i18n/useT';
import { ToneTag } from '../../ui/ToneTag';
import { KeyboardReturn as BackIcon } from '../../ui/pointingIcons';
import type { IconType } from '../../ui/IconType';

const LOOKS: Readonly<Record<BagPlace, { tone: Tone; icon: IconType }>> = {
  expected: { tone: 'neutral', icon: WaitIcon },
  inVehicle: { tone: 'accent', icon: VehicleIcon },
  delivered: { tone: 'green', icon: CheckIcon },
  returned: { tone: 'green', icon: BackIcon },
  missing: { tone: 'red', icon: WarningIcon },
  notTaken: { tone: 'grey', icon: BarIcon },
};

/** Where a bag is: colour, icon and text. */
export function BagPlaceTag({ place }: { place: BagPlace }) {
  const translate = useT();
  return <ToneTag {...LOOKS[place]} word={translate(`custody.places.${place}`)} />;
}
