// How dependency-cruiser finds what Docusaurus calls `@site`.
const path = require('node:path');

module.exports = {resolve: {alias: {'@site': path.join(__dirname, '../..')}}};
