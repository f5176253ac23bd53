import { runAssessment } from '../../server/dist/assessments/engine/run-assessment.js';

// A process of its own for one attempt at a run, so that it can be killed: `node assess-in-batches.mjs TASK`.
await runAssessment(JSON.parse(process.argv[2]), () => undefined);
