// Properties try the same values for everyone, so that what passed once passes on the next machine. `PROPERTY_SEED=$RANDOM`
// tries others.
const fastCheck = require('../../../node_modules/fast-check/lib/cjs/fast-check.js');

fastCheck.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });

module.exports = fastCheck;
