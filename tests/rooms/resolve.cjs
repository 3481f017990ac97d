// How dependency-cruiser finds what Docusaurus calls `@site`.
module.exports = {resolve: {alias: {'@site': process.cwd()}}};
