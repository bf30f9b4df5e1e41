/** In lists of tables. */
export default 'temple';
