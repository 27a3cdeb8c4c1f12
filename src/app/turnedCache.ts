import createCache from '@emotion/cache';
import fromRight from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import { cspNonce } from '../ui/cspNonce';

/** Left and right of MUI's own styles, and of `sx`, change places. */
export const createTurnedCache = () =>
  createCache({ key: 'rx-rtl', nonce: cspNonce, prepend: true, stylisPlugins: [prefixer, fromRight] });
