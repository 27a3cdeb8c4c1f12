import { string } from 'yup';
import { BAG_PLACES } from '../../../../src/domain/stops/pickUpRule';

/**
 * Where the bag is of a delivery that joins a run which has left its CDP: there, so that the driver goes back for it, or with
 * the driver already. Ours, and optional: the CDP.
 */
export const bagField = {
  bag_with: string<(typeof BAG_PLACES)[number]>()
    .oneOf([...BAG_PLACES])
    .nullable(),
};
