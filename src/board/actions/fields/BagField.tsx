import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { BAG_PLACES } from '../../../domain/stops/pickUpRule';
import { useT } from '../../../i18n/useT';

export type BagChoice = (typeof BAG_PLACES)[number];

interface BagFieldProps {
  value: BagChoice;
  onChange: (value: BagChoice) => void;
}

/** Asks where the bag is, when the vehicle has already left the CDP. */
export function BagField({ value, onChange }: BagFieldProps) {
  const translate = useT();
  const isChoice = (text: string): text is BagChoice => BAG_PLACES.some((each) => each === text);
  return (
    <FormControl>
      <FormLabel>{translate('actionParts.bag.question')}</FormLabel>
      <RadioGroup
        value={value}
        onChange={(_, next) => {
          if (isChoice(next)) onChange(next);
        }}
      >
        {BAG_PLACES.map((place) => (
          <FormControlLabel
            key={place}
            value={place}
            control={<Radio size="small" />}
            label={translate(`actionParts.bag.${place}`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
