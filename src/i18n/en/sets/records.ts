import { addresses } from '../addresses';
import { formSections } from '../formSections';
import { overview } from '../overview';
import { participants } from '../participants';
import { personData } from '../personData';
import { runs } from '../runs';
import { staff } from '../staff';

/** English words of the pages of records, beside those of the generated screens. */
export const messages = { ...addresses, formSections, overview, participants, personData, runs, ...staff };
