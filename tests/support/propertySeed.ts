import fc from 'fast-check';

// A check says the same twice: what it plays follows one seed. `PROPERTY_SEED=random` (or a number) plays other cases;
// each case that fails this way becomes a test by name.
const wish = process.env.PROPERTY_SEED ?? '1';
fc.configureGlobal(wish === 'random' ? {} : { seed: Number(wish) });
