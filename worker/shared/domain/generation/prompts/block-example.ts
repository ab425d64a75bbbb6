/** A block as models are shown it. */
export const BLOCK_EXAMPLE = `<<<<<<< SEARCH
    <h1>Old title</h1>
=======
    <h1>New title</h1>
>>>>>>> REPLACE`;
