/**
 * What is asked of the built pages. All checks stand in this one file because
 * each test file runs apart, and reading every page takes most of the time.
 */
import './checks/routes';
import './checks/head';
import './checks/cards';
import './checks/links';
import './checks/edit';
import './checks/reference';
import './checks/chinese';
import './checks/effects';
import './checks/home';
import './checks/served';
import './checks/slices';
import './checks/values';
import './checks/search';
import './checks/markdown';
import './checks/llms';
import './checks/html';
import './checks/marks';
import './checks/structuredData';
import './checks/feeds';
