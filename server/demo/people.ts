import { padded, type Random } from './random';
import type { Language } from '../../src/domain/wire/languages';

export type SeedGender = 'male' | 'female';

/** A list written as running text: one name per word. */
function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

const FIRST = {
  en: {
    female: words(`
      ALICE BEATRICE CLARA DOROTHY ELEANOR FLORENCE GRACE HAZEL IRENE JUNE KATHLEEN LOUISE MARGARET
      NORA OPAL PEARL ROSE SYLVIA THELMA VIOLET WILMA ADELE BONNIE CORA
    `),
    male: words(`
      ALBERT BERNARD CALVIN DANIEL EDWARD FRANK GEORGE HAROLD IVAN JAMES KENNETH LEONARD MARTIN
      NATHAN OSCAR PETER RALPH SAMUEL THEODORE VICTOR WALTER ARTHUR CLYDE DENNIS
    `),
  },
  es: {
    female: words(`
      ANA BEATRIZ CARMEN DOLORES ESPERANZA FÁTIMA GLORIA INÉS JULIA LUCÍA MARISOL NOELIA OFELIA
      PILAR ROSARIO SOLEDAD TERESA XIMENA YOLANDA AMPARO
    `),
    male: words(`
      ALEJANDRO BENITO CARLOS DIEGO EMILIO FELIPE GUSTAVO HÉCTOR IGNACIO JOAQUÍN LORENZO MATEO
      NICOLÁS OCTAVIO PABLO RAFAEL SERGIO TOMÁS VICENTE RAMÓN
    `),
  },
  ar: {
    female: words(`AMAL DALAL FADWA HANAN KHADIJA LAMIA MARYAM NADIA RANIA SALMA WAFAA ZAYNAB`),
    male: words(`ADEL BASSAM FARID HAMZA IDRIS KARIM MAHMOUD NABIL OMAR RASHID SAMIR YOUSEF`),
  },
};
const LAST = {
  en: words(`
    ABBOTT BARKER CALLOWAY DRAPER ELLISON FAIRBANKS GARNER HOLLOWAY INGRAM JENNINGS KEATING LANGLEY
    MERCER NORWOOD OAKLEY PRESCOTT QUIMBY RADCLIFF STANTON THORNE UNDERHILL VANCE WHITLOCK YARROW
    ASHFORD BELLAMY CROSBY DUNMORE EASTMAN FENWICK
  `),
  es: words(`
    AGUIRRE BARRAGÁN CISNEROS DUARTE ECHEVERRÍA FUENTES GALINDO HINOJOSA IBARRA JÁUREGUI LOZANO
    MONTALVO NAVARRETE OCAMPO PALACIOS QUIROGA ROSALES SALDÍVAR TREVIÑO URRUTIA VILLASEÑOR YÁÑEZ
    ZARAGOZA ARREDONDO BECERRA
  `),
  ar: words(`
    ABBAS BARAKAT DARWISH FARAH GHANEM HADDAD JABER KHOURI MANSOUR NASSER QASSEM SALEH TAWIL ZIDAN
  `),
};

export interface SeedName {
  first_name: string;
  middle_name: string | null;
  last_name: string;
  gender: SeedGender;
  /** The language of the name, which is also the person's own. */
  language: Language;
}

/** An invented person: combinations of common names, none of them taken from anybody. */
export function makeName(random: Random, spanishShare = 0.34, arabicShare = 0): SeedName {
  const roll = random.next();
  const language = roll < spanishShare ? 'es' : roll < spanishShare + arabicShare ? 'ar' : 'en';
  const gender = random.chance(0.55) ? 'female' : 'male';
  const middle_name = random.chance(0.3) ? random.pick('ABCDEFGHJKLMNPRST'.split('')) : null;
  const first_name = random.pick(FIRST[language][gender]);
  const last_name =
    language === 'es' && random.chance(0.5)
      ? `${random.pick(LAST.es)} ${random.pick(LAST.es)}`
      : random.pick(LAST[language]);
  return { first_name, middle_name, last_name, gender, language };
}

const AREA_CODES = ['619', '858', '760', '442'] as const;

/** Ten digits on the exchange 555, which has no real subscribers. */
export function makePhone(random: Random): string {
  return `${random.pick(AREA_CODES)}555${padded(random.between(0, 9999), 4)}`;
}

/** Lower case, without accents and spaces: the part of an address before the @. */
export function mailboxOf({ first_name, last_name }: SeedName): string {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase();
  return `${plain(first_name)}.${plain(last_name)}`;
}
