// Pages of documents share these. As part of the main script, they load with
// it instead of after it, in one request instead of ten.
import '@theme/DocsRoot';
import '@theme/DocVersionRoot';
import '@theme/DocRoot';
import '@theme/DocItem';
// Loads the panel if the click that started the page was for it.
import '../components/tryIt/opening';
